"""Real hosts for the built site, each at `/ubao/`, configured as in docs/publish.

None needs more rights than the tests have, and none leaves anything behind.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from socket import create_connection, create_server
from tempfile import TemporaryDirectory

from tests.help.paths import ROOT

EXAMPLES = ROOT / "docs" / "publish"
IS_ROOT = os.geteuid() == 0
NGINX = """\
{user}
daemon off;
pid nginx.pid;
error_log stderr;
events {{ }}
http {{
    access_log off;
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fast;
    uwsgi_temp_path uwsgi; scgi_temp_path scgi;
    server {{
        listen 127.0.0.1:{port};
        root {root};
{example}
    }}
}}
"""
APACHE = """\
ServerRoot {root}
ServerName localhost
Listen 127.0.0.1:{port}
PidFile {scratch}/pid
Mutex file:{scratch} default
ErrorLog {scratch}/log
{modules}
{user}
TypesConfig /dev/null
DocumentRoot {root}
<Directory {root}>
    Require all granted
    Options FollowSymLinks
    AllowOverride FileInfo
</Directory>
"""
MODULES = "mpm_event authz_core mime dir headers filter deflate rewrite unixd".split()
MODULES_FOLDERS = [Path("/usr/lib/apache2/modules"), Path("/usr/lib64/httpd/modules")]


def configure_nginx(root: Path, scratch: Path, port: int) -> list[str]:
    """Write the example for nginx in a minimal configuration; return the command to start it."""
    example = (EXAMPLES / "nginx.conf").read_text(encoding="utf-8")
    # Started by root, its workers are somebody else, who may not see the folder.
    text = NGINX.format(user="user root;" * IS_ROOT, port=port, root=root, example=example)
    (scratch / "nginx.conf").write_text(text, encoding="utf-8")
    return ["-p", str(scratch), "-e", "stderr", "-c", "nginx.conf"]


def configure_caddy(root: Path, scratch: Path, port: int) -> list[str]:
    """Write the example for Caddy with another address; return the command to start it."""
    example = (EXAMPLES / "Caddyfile").read_text(encoding="utf-8")
    for old, new in (("school.example", f"http://127.0.0.1:{port}"), ("/srv/www", str(root))):
        assert old in example
        example = example.replace(old, new)
    (scratch / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{example}", encoding="utf-8")
    return ["run", "--config", str(scratch / "Caddyfile"), "--adapter", "caddyfile"]


def configure_apache(root: Path, scratch: Path, port: int) -> list[str]:
    """Configure Apache as hosts do, leaving everything else to the site's own `.htaccess`."""
    folder = next(folder for folder in MODULES_FOLDERS if folder.is_dir())
    lines = (
        f"<IfModule !{name}_module>\nLoadModule {name}_module {folder}/mod_{name}.so\n</IfModule>"
        for name in MODULES
    )
    text = APACHE.format(
        root=root,
        scratch=scratch,
        port=port,
        modules="\n".join(lines),
        user="User nobody\nGroup nogroup" if IS_ROOT else "",
    )
    (scratch / "apache.conf").write_text(text, encoding="utf-8")
    return ["-D", "FOREGROUND", "-f", str(scratch / "apache.conf")]


@dataclass(frozen=True)
class Program:
    """A host's program: its names on different systems, and how to configure it."""

    names: tuple[str, ...]
    configure: Callable[[Path, Path, int], list[str]]

    def find(self) -> str | None:
        """Its path; on some systems it's in a folder that only root searches."""
        path = os.pathsep.join((os.environ["PATH"], "/usr/sbin", "/usr/local/sbin"))
        return next(filter(None, (shutil.which(name, path=path) for name in self.names)), None)


PROGRAMS = {
    "nginx": Program(("nginx",), configure_nginx),
    "caddy": Program(("caddy",), configure_caddy),
    "apache": Program(("apache2", "httpd"), configure_apache),
}


@contextmanager
def serve(program: Program, site: Path) -> Iterator[str]:
    """Serve a site; return its address once the host responds."""
    with TemporaryDirectory() as folder:
        root, scratch = Path(folder, "www"), Path(folder, "scratch")
        for made in (root, scratch):
            made.mkdir()
        Path(folder).chmod(0o755)
        shutil.copytree(site, root / "ubao")
        (root / "ubao").chmod(0o755)
        with create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        command = [program.find() or "", *program.configure(root, scratch, port)]
        environment = os.environ | {"HOME": str(scratch)}
        log = scratch / "output"
        with (
            log.open("wb") as output,
            subprocess.Popen(
                command, stdout=output, stderr=output, env=environment, cwd=scratch
            ) as host,
        ):
            try:
                _wait(port, host, log)
                yield f"http://127.0.0.1:{port}/ubao/"
            finally:
                host.terminate()


def _wait(port: int, host: subprocess.Popen[bytes], log: Path) -> None:
    while True:
        assert host.poll() is None, log.read_text(encoding="utf-8")
        try:
            create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
