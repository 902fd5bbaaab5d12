"""The plugin's options in `mkdocs.yml`."""

from __future__ import annotations

from mkdocs.config import config_options as options
from mkdocs.config.base import Config

from widgets.finish.policy import POLICIES, Policy
from widgets.messages.languages import list_languages


class PolicyOption(options.Choice[Policy]):
    """The policy option, which reads YAML's `off` as a word instead of false."""

    def __init__(self) -> None:
        super().__init__(POLICIES, default="strict")

    def run_validation(self, value: object) -> Policy:
        """Return the word."""
        return super().run_validation("off" if value is False else value)


class UbaoConfig(Config):  # type: ignore[no-untyped-call]
    """The plugin's options in mkdocs.yml."""

    games = options.ListOfItems(options.Type(str), default=[])
    """Files of the site's own games."""
    leave_out = options.ListOfItems(options.Type(str), default=[])
    """Parts of our curriculum to leave out: `lesson_plans.curriculum.layers`."""
    language = options.Optional(options.Choice(list_languages()))
    """The language of our words; by default the theme's, if we have it."""
    languages = options.DictOfItems(options.Type(str), default={})
    """The folders of the site's languages by code: `prepare.languages`."""
    offline = options.Type(bool, default=True)
    """Whether devices store the site for offline use."""
    packed = options.Type(bool, default=False)
    """Whether to add compressed copies of files, for hosts that serve them."""
    policy = PolicyOption()
    """The pages with the security policy: all, those with boards, or none."""
    look = options.Choice(("ubao", "site"), default="ubao")
    """The look of the site; themes other than Material keep their own anyway."""
    pages = options.Choice(("ubao", "site"), default="ubao")
    """Whether the site gets our pages, or only has its own."""
