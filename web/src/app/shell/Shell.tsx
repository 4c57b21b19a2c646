import { useState } from 'react';
import { Outlet } from 'react-router';
import * as frameCss from '#frame/frame.module.css';
import { JobToasts } from '#frame/JobToasts.tsx';
import { ShellProvider } from '#frame/shell-context.tsx';
import { setPreferences, useIsRailCollapsed, usePreferences } from '#session/preferences.ts';
import { shellTexts as texts } from '#texts/shell.ts';
import { useIsNarrow } from '#ui/media.ts';
import { useShortcuts } from '#ui/use-shortcuts.ts';
import { DownloadToast } from './DownloadToast.tsx';
import { ExportToast } from './ExportToast.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { Palette } from './palette/Palette.tsx';
import { Rail } from './Rail.tsx';
import * as css from './shell.module.css';
import { useLastAnalyticsPage } from './shell-areas.tsx';

/** The console's frame: rail, and the page with its own top bar. */
export function Shell() {
  const { railCollapsed } = usePreferences();
  const isNarrow = useIsNarrow();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const toggleRail = () => setPreferences({ railCollapsed: !railCollapsed });
  useLastAnalyticsPage();
  useShortcuts({ '[': toggleRail, '?': () => setHelpOpen(true) });
  return (
    <ShellProvider value={{ openHelp: () => setHelpOpen(true) }}>
      <a className={css.skipLink} href="#content">
        {texts.skip}
      </a>
      <div className={css.shell}>
        <Rail collapsed={useIsRailCollapsed()} onToggle={isNarrow ? undefined : toggleRail} />
        <div className={frameCss.page}>
          <Outlet />
        </div>
      </div>
      <Palette />
      <DownloadToast />
      <ExportToast />
      <JobToasts />
      {isHelpOpen && <KeyboardHelp onClose={() => setHelpOpen(false)} />}
    </ShellProvider>
  );
}
