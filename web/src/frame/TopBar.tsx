import { CircleHelp } from 'lucide-react';
import { useMatch } from 'react-router';
import { SearchBox } from '#features/lists/SearchBox.tsx';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { shellTexts } from '#texts/shell.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { type Crumb, Crumbs } from './Crumbs.tsx';
import { EnvironmentRibbon } from './EnvironmentRibbon.tsx';
import { FeedAge } from './FeedAge.tsx';
import * as css from './frame.module.css';
import { Integrations } from './Integrations.tsx';
import { JobTray } from './JobTray.tsx';
import { useShell } from './shell-context.tsx';
import { ThemeButton } from './ThemeButton.tsx';

/** On every page: where you are, whether the feed lives, search, sources (but in settings), help, theme. */
export function TopBar({ crumbs }: { crumbs: Crumb[] }) {
  const { openHelp } = useShell();
  const seesAlarms = can(useMe(), 'alarms', 'VIEW');
  const isSettings = useMatch('/settings/*') !== null;
  return (
    <header className={css.topBar}>
      <EnvironmentRibbon />
      <Crumbs crumbs={crumbs} />
      <div className="grow" />
      <FeedAge />
      <SearchBox />
      <JobTray />
      {!isSettings && seesAlarms && <Integrations />}
      <IconButton icon={CircleHelp} label={shellTexts.keyboardHelp} onClick={openHelp} />
      <ThemeButton />
    </header>
  );
}
