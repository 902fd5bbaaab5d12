"""Tests that drive a browser, see `conftest.py`."""

import os

PATIENCE = 90_000
"""Milliseconds that a slow machine is given for anything; only a test that fails waits so long."""
WHOLE = "EVERYWHERE" in os.environ
"""True if nothing is sampled, as with `make e2e EVERYWHERE=1`."""
WITHOUT = """
    WebUIOmniboxPopup WebUIOmniboxAimPopup

    AimEnabled AutoDeElevate AvoidCorsURLLoaderRestartOnRedirect
    AvoidUnnecessaryBeforeUnloadCheckSync BlockOriginHeaderModificationOnRedirect
    DestroyProfileOnBrowserClose DialMediaRouteProvider GlobalMediaControls HttpsUpgrades
    LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints PaintHolding
    ThirdPartyStoragePartitioning Translate
"""
"""Features that Chromium does without. The first line prepares a list below the address bar, though
no window is seen: more work for each new context than all else that it takes. The others Playwright
turns off, too, but of two such flags the last alone counts."""
ARGS = [
    "--disable-background-networking",
    "--disable-component-update",
    # A host name other than this machine's own, as on a school's network.
    "--host-resolver-rules=MAP school.test 127.0.0.1",
    f"--disable-features={','.join(WITHOUT.split())}",
    # Python is started often and used briefly, so optimizing its code isn't worth it.
    "--js-flags=--liftoff-only",
]
"""Options of Chromium, without background work."""
