import { ChevronRight, CircleHelp, Moon, Sun } from 'lucide-react';
import { Fragment } from 'react';
import { Link, useMatch } from 'react-router';
import { IconButton } from '../../ui/IconButton.tsx';
import { setPreferences, useTheme } from '../preferences.ts';
import { EnvironmentRibbon } from './EnvironmentRibbon.tsx';
import { FeedAge } from './FeedAge.tsx';
import { Integrations } from './Integrations.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useShell } from './shell-context.tsx';

/** On every page: where you are, whether the feed lives, search, sources (but in settings), help, theme. */
export function TopBar({ crumbs }: { crumbs: Array<{ name: string; to?: string }> }) {
  const { openHelp } = useShell();
  const theme = useTheme();
  const isSettings = useMatch('/settings/*') !== null;
  return (
    <header className="top-bar">
      <EnvironmentRibbon />
      <nav aria-label="Breadcrumb" className="crumbs">
        <ol className="line">
          {crumbs.map(({ name, to }, index) => (
            <Fragment key={name}>
              {index > 0 && (
                <li aria-hidden>
                  <ChevronRight size={13} />
                </li>
              )}
              <li className="ell" aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                {to ? <Link to={to}>{name}</Link> : name}
              </li>
            </Fragment>
          ))}
        </ol>
      </nav>
      <div className="grow" />
      <FeedAge />
      <SearchBox />
      {!isSettings && <Integrations />}
      <IconButton icon={CircleHelp} label="Keyboard shortcuts ( ? )" onClick={openHelp} />
      <IconButton
        icon={theme === 'dark' ? Sun : Moon}
        label={theme === 'dark' ? 'Light theme' : 'Dark theme'}
        onClick={() => setPreferences({ theme: theme === 'dark' ? 'light' : 'dark' })}
      />
    </header>
  );
}
