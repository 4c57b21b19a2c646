import { CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import type { CanonicalEvent } from '#domain/alarms/model/canonical-event.ts';
import type { PayloadOutcome } from '#generated/graphql.ts';
import { parserTexts as texts } from '#texts/parser.ts';
import { Tag } from '#ui/Tag.tsx';
import type { ToneName } from '#ui/tokens.ts';
import * as kit from '#ui/ui.module.css';
import { EventTable } from './EventTable.tsx';
import type { Pointing } from './MarkedText.tsx';
import * as parserCss from './parser.module.css';
import * as readingCss from './reading.module.css';
import type { Reading, ReadingState } from './use-reading.ts';

const looks: Record<PayloadOutcome, [ToneName, typeof CircleCheck]> = {
  applied: ['success', CircleCheck],
  dropped: ['warning', CircleMinus],
  rejected: ['danger', CircleX],
};

interface ReadingPaneProps {
  /** Result of each compared version; null while it is parsed, or if there is no payload. */
  readings: Array<{ version: string; state: ReadingState | null }>;
  hasPayload: boolean;
  timezone: string;
  pointing: Pointing;
}

/** The parsed payload: the outcome of each version, and the events side by side. */
export function ReadingPane({ readings, hasPayload, timezone, pointing }: ReadingPaneProps) {
  const read = readings.map(({ state }) => state?.reading ?? null);
  const count = Math.max(0, ...read.map((one) => one?.events.length ?? 0));
  const isCompared = readings.length > 1;
  return (
    <section className={kit.card} aria-label={texts.result}>
      <div className={kit.cardHead}>
        <h2>{texts.result}</h2>
        <span className="meta quiet">{timezone}</span>
      </div>
      {!hasPayload && <p className={`${parserCss.parserHint} quiet`}>{texts.choosePayload}</p>}
      <div className={readingCss.parserOutcomes}>
        {hasPayload &&
          readings.map(({ version, state }, n) => (
            // both sides can show the same version
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is known by its place
            <div key={n} role="status" aria-label={texts.outcomeOf(version)}>
              {isCompared && <p className="mono soft">{version}</p>}
              {state?.problem && <p className={readingCss.parserProblem}>{state.problem}</p>}
              {state?.reading && <Outcome reading={state.reading} />}
              {!state && <p className="quiet">{texts.parsing}</p>}
            </div>
          ))}
      </div>
      {Array.from({ length: count }, (_, n) => (
        <EventTable
          // biome-ignore lint/suspicious/noArrayIndexKey: an event is known by its place in the payload
          key={n}
          position={n}
          total={count}
          versions={readings.map(({ version }) => version)}
          events={read.map((one) => (one?.events[n]?.event as CanonicalEvent | undefined) ?? null)}
          sources={new Set(read[0]?.events[n]?.sources.map(({ field }) => field))}
          timezone={timezone}
          pointing={pointing}
        />
      ))}
    </section>
  );
}

function Outcome({ reading }: { reading: Reading }) {
  const { outcome, kind, reason, events, leftOut } = reading;
  const [tone, icon] = looks[outcome];
  return (
    <>
      <p className="line">
        <Tag tone={tone} icon={icon}>
          {texts.outcomes[outcome]}
        </Tag>
        {outcome === 'applied' && <span className="soft">{texts.events(events.length)}</span>}
        {kind && <span className="mono quiet">{kind}</span>}
      </p>
      {reason && <p className={readingCss.parserReason}>{reason}</p>}
      {leftOut > 0 && <p className="soft">{texts.excluded(leftOut)}</p>}
    </>
  );
}
