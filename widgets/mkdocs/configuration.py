"""The plugin's options in `mkdocs.yml`."""

from __future__ import annotations

from mkdocs.config import config_options as options
from mkdocs.config.base import Config

from widgets.finish.policy import POLICIES, Policy
from widgets.messages.languages import list_languages


class PolicyOption(options.Choice[Policy]):
    """Which pages have the policy; YAML reads the word `off` as false."""

    def __init__(self) -> None:
        super().__init__(POLICIES, default="strict")

    def run_validation(self, value: object) -> Policy:
        """The word."""
        return super().run_validation("off" if value is False else value)


class UbaoConfig(Config):  # type: ignore[no-untyped-call]
    """The plugin's options in mkdocs.yml."""

    games = options.ListOfItems(options.Type(str), default=[])
    """The files of games of the site's own."""
    leave_out = options.ListOfItems(options.Type(str), default=[])
    """What of our curriculum is left out: `lesson_plans.curriculum.layers`."""
    language = options.Optional(options.Choice(list_languages()))
    """The language of all that is said; the theme's, if it is left out and Ubao speaks that."""
    languages = options.DictOfItems(options.Type(str), default={})
    """The folders of all languages of the site, by code: `prepare.languages`."""
    offline = options.Type(bool, default=True)
    """Whether devices keep the site, so that it works without a network."""
    packed = options.Type(bool, default=False)
    """Whether files lie packed beside the others, for hosts that send such files."""
    policy = PolicyOption()
    """Which pages have the security policy: all, those with boards, or none."""
    look = options.Choice(("ubao", "site"), default="ubao")
    """Whose look the site has; themes other than Material keep their own anyway."""
    pages = options.Choice(("ubao", "site"), default="ubao")
    """Whether the site gets pages of ours, or has its own alone."""
