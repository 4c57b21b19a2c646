import { Activity, Zap } from 'lucide-react';
import { alarmTexts as texts } from '#texts/alarms.ts';
import { formatCount, unknown } from '#ui/format.ts';

interface Counts {
  chatteringCount: number;
  fleetingCount: number;
}

/** Kinds of nuisance an alarm shows, with how often. */
export const nuisanceKinds = ({ chatteringCount, fleetingCount }: Counts) =>
  [
    { name: texts.chattering, count: chatteringCount, icon: Activity, help: texts.chatteringHelp },
    { name: texts.fleeting, count: fleetingCount, icon: Zap, help: texts.fleetingHelp },
  ].filter(({ count }) => count > 0);

/** "Chattering 9×" in a row; both kinds as two icons with their counts. */
export function Nuisance({ alarm }: { alarm: Counts }) {
  const kinds = nuisanceKinds(alarm);
  if (kinds.length === 0) return <span className="quiet">{unknown}</span>;
  return (
    <span className="line meta">
      {kinds.map(({ name, count, icon: Icon, help }) => (
        <span key={name} className="line" title={texts.nuisance(name, help)}>
          <Icon
            size={13}
            className="quiet"
            aria-label={kinds.length > 1 ? name : undefined}
            aria-hidden={kinds.length === 1}
          />
          {kinds.length === 1 && name}
          <span className="quiet num">{`${formatCount(count)}×`}</span>
        </span>
      ))}
    </span>
  );
}
