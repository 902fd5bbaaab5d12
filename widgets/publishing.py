"""Put a built site on GitHub Pages, Netlify or Cloudflare Pages.

    address = publish_on_netlify("hill-school-games", Path("site"))

The site is created if it doesn't exist yet. Tokens come from the environment, and never appear
on a command line, where other programs could read them. Every function returns the site's address,
and raises Refusal if the host, or a program that's needed, says no.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from lesson_plans.curriculum.problem import Refusal
from widgets import ASSETS
from widgets.packs import read_folder, write_archive
from widgets.prepare.assets import ENTRY

GITHUB, GITHUB_API = "https://github.com", "https://api.github.com"
NETLIFY_API = "https://api.netlify.com/api/v1"
CLOUDFLARE_API = "https://api.cloudflare.com/client/v4"
WRANGLER = "wrangler@4"
BRANCH = "gh-pages"
MARK = f"{ASSETS}/{ENTRY}"
"""A file that only our sites have."""
WAIT, PAUSE = 300.0, 2.0
"""Seconds until Netlify has to be done, and between two requests."""


def publish_on_github(name: str, site: Path) -> str:
    """Push the site to the branch gh-pages of `OWNER/REPOSITORY`, and turn on its Pages."""
    if not re.fullmatch(r"[\w.-]+/[\w.-]+", name):
        raise Refusal(f"on GitHub, a site's name is OWNER/REPOSITORY; found “{name}”.")
    token = _read_token("GITHUB_TOKEN")
    with TemporaryDirectory() as folder:
        _push(f"{GITHUB}/{name}.git", site, Path(folder), token)
    pages = f"{GITHUB_API}/repos/{name}/pages"
    where = {"source": {"branch": BRANCH, "path": "/"}}
    status, answer = _ask("POST", pages, token, where)
    if status == 409:
        # Pages are on already.
        status, answer = _ask("GET", pages, token)
        if status == 200 and (answer.get("source") or {}).get("branch") != BRANCH:
            raise Refusal(
                f"the site is in the branch {BRANCH} now, but Pages of {name} come from elsewhere. "
                f"On GitHub, open Settings, then Pages, and choose the branch {BRANCH}."
            )
    return str(_demand("GitHub", status, answer)["html_url"])


def _push(remote: str, site: Path, folder: Path, token: str) -> None:
    """Commit the site after what the branch holds, and push it."""
    login = b64encode(f"x-access-token:{token}".encode()).decode()
    settings = {
        "user.name": "Ubao",
        "user.email": "ubao@localhost",
        "core.autocrlf": "false",
        f"http.{GITHUB}/.extraHeader": f"Authorization: Basic {login}",
    }
    environment = {
        **os.environ,
        "GIT_DIR": str(folder),
        "GIT_WORK_TREE": str(site.resolve()),
        "GIT_TERMINAL_PROMPT": "0",
        "GIT_CONFIG_COUNT": str(len(settings)),
    }
    for number, (key, value) in enumerate(settings.items()):
        environment |= {f"GIT_CONFIG_KEY_{number}": key, f"GIT_CONFIG_VALUE_{number}": value}

    def git(*arguments: str) -> str:
        return _call("git", *arguments, environment=environment, site=site).strip()

    git("init", "--quiet")
    parent: list[str] = []
    if git("ls-remote", "--heads", remote, BRANCH):
        git("fetch", "--quiet", "--depth", "1", remote, BRANCH)
        if not git("ls-tree", "FETCH_HEAD", MARK):
            raise Refusal(
                f"the branch {BRANCH} at {remote} holds something else. "
                "If nobody needs it, delete the branch; otherwise, use another repository."
            )
        parent = ["-p", "FETCH_HEAD"]
    git("add", "--all", "--force", ".")
    # Without this file, GitHub would leave out files whose names begin with an underscore.
    empty = git("hash-object", "-w", "--stdin")
    git("update-index", "--add", "--cacheinfo", f"100644,{empty},.nojekyll")
    commit = git("commit-tree", git("write-tree"), *parent, "-m", "Publish the site")
    git("push", "--quiet", remote, f"{commit}:refs/heads/{BRANCH}")


def publish_on_netlify(name: str, site: Path) -> str:
    """Upload the site to `NAME.netlify.app`, or to an address of your own that Netlify knows."""
    token = _read_token("NETLIFY_AUTH_TOKEN")
    domain = name if "." in name else f"{name}.netlify.app"
    status, answer = _ask("GET", f"{NETLIFY_API}/sites/{domain}", token)
    if status == 404 and domain != name:
        status, answer = _ask("POST", f"{NETLIFY_API}/sites", token, {"name": name})
    home = _demand("Netlify", status, answer)
    with TemporaryDirectory() as folder:
        write_archive(Path(folder) / "site.zip", read_folder(site))
        content = (Path(folder) / "site.zip").read_bytes()
    deploys = f"{NETLIFY_API}/sites/{home['id']}/deploys"
    deploy = _demand("Netlify", *_ask("POST", deploys, token, content))
    end = time.monotonic() + WAIT
    while deploy["state"] not in ("ready", "error"):
        if time.monotonic() > end:
            raise Refusal(f"Netlify has the files, but hasn't shown them after {WAIT:.0f} s.")
        time.sleep(PAUSE)
        shown = _ask("GET", f"{NETLIFY_API}/deploys/{deploy['id']}", token)
        deploy = _demand("Netlify", *shown)
    if deploy["state"] == "error":
        raise Refusal(f"Netlify says: {deploy.get('error_message') or 'error'}")
    return str(home.get("ssl_url") or home["url"])


def publish_on_cloudflare(name: str, site: Path) -> str:
    """Upload the site to `NAME.pages.dev` with Cloudflare's own program, which needs Node.js."""
    token = _read_token("CLOUDFLARE_API_TOKEN")
    account = os.environ.get("CLOUDFLARE_ACCOUNT_ID") or _find_account(token)
    projects = f"{CLOUDFLARE_API}/accounts/{account}/pages/projects"
    status, answer = _ask("GET", f"{projects}/{name}", token)
    if status == 404:
        new = {"name": name, "production_branch": "main"}
        status, answer = _ask("POST", projects, token, new)
    project = _demand("Cloudflare", status, answer)["result"]
    environment = os.environ | {"CLOUDFLARE_ACCOUNT_ID": account}
    branch = ("--branch", project["production_branch"])
    upload = (WRANGLER, "pages", "deploy", ".", "--project-name", name, *branch)
    _call("npx", "--yes", *upload, environment=environment, site=site)
    return f"https://{project['subdomain']}"


def _find_account(token: str) -> str:
    accounts = _demand("Cloudflare", *_ask("GET", f"{CLOUDFLARE_API}/accounts", token))["result"]
    if len(accounts) != 1:
        raise Refusal(
            f"the token belongs to {len(accounts)} accounts: "
            "put the right one's number into CLOUDFLARE_ACCOUNT_ID."
        )
    return str(accounts[0]["id"])


def _read_token(variable: str) -> str:
    if token := os.environ.get(variable, "").strip():
        return token
    raise Refusal(f"put your token into the environment as {variable}, and try again.")


def _ask(
    method: str, address: str, token: str, body: Mapping[str, object] | bytes | None = None
) -> tuple[int, dict[str, Any]]:
    """Return the status and the JSON of a host's answer, whatever the status is."""
    kind, data = "application/json", None
    if isinstance(body, bytes):
        kind, data = "application/zip", body
    elif body is not None:
        data = json.dumps(body).encode()
    headers = {
        "Authorization": f"Bearer {token}",
        "Accept": "application/json",
        "Content-Type": kind,
        "User-Agent": "ubao",
    }
    request = urllib.request.Request(address, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=WAIT) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        try:
            return error.code, json.load(error)
        except ValueError:
            return error.code, {}
    except urllib.error.URLError as error:
        raise Refusal(f"{address} can't be reached: {error.reason}") from None
    except ValueError:
        # A network's login page is such an answer.
        raise Refusal(f"{address} sent a page instead of an answer. Are you online?") from None


def _demand(host: str, status: int, answer: dict[str, Any]) -> dict[str, Any]:
    """Return a host's answer. Raises Refusal with its words if it didn't do what it was asked."""
    if status < 400:
        return answer
    told = answer.get("message") or answer.get("errors") or "no reason given"
    if not isinstance(told, str):
        told = json.dumps(told, ensure_ascii=False)
    hint = " May the token do this, and is it still valid?" if status in (401, 403) else ""
    raise Refusal(f"{host} refused ({status}): {told}.{hint}")


def _call(program: str, *arguments: str, environment: Mapping[str, str], site: Path) -> str:
    """Run a program in the site's folder and return its output."""
    path = shutil.which(program)
    if path is None:
        raise Refusal(f"this needs the program “{program}”, which isn't installed here.")
    done = subprocess.run(
        [path, *arguments],
        cwd=site,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise Refusal(f"{program} {arguments[0]} failed:\n" + "\n".join(said[-8:]))
    return done.stdout


HOSTS = {
    "github": publish_on_github,
    "netlify": publish_on_netlify,
    "cloudflare": publish_on_cloudflare,
}
