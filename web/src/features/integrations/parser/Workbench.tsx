import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import * as providerPageCss from '#frame/provider-page.module.css';
import type { ParserSourceQuery } from '#generated/graphql.ts';
import { parserTexts as texts } from '#texts/parser.ts';
import { viewerTimezone } from '#ui/format.ts';
import { Guarded } from '#ui/Guarded.tsx';
import { ClearableSelect, Select } from '#ui/Select.tsx';
import { Failed } from '#ui/states.tsx';
import { CasesCard } from './CasesCard.tsx';
import { casesSummary } from './case-check.ts';
import { MailsCsv } from './MailsCsv.tsx';
import { MapCard } from './MapCard.tsx';
import type { Pointing } from './MarkedText.tsx';
import { type ChosenPayload, PayloadPane, useLetter, useNewest } from './PayloadPane.tsx';
import * as css from './parser.module.css';
import { casesQuery } from './parser-queries.ts';
import { payloadOf } from './pasted-mail.ts';
import { type FieldKey, piecesOf } from './pieces.ts';
import { ReadingPane } from './ReadingPane.tsx';
import { useCaseResults } from './use-case-results.ts';
import { useMapDraft } from './use-map-draft.ts';
import { type ReadingInput, useReading } from './use-reading.ts';

export type Source = ParserSourceQuery['externalSystemsAndCount']['externalSystems'][number];

interface WorkbenchProps {
  /** Names of the sources to choose from, by id; those read so far. */
  names: ReadonlyMap<string, string>;
  source: Source;
  letterId: string | null;
  onSource: (id: string) => void;
  /** Called once the integration uses another version or map. */
  onSaved: () => void;
}

const noEvents: never[] = [];
const noCases: never[] = [];

/** Payload of an integration, its parsed result, its field map, and the saved cases. */
export function Workbench({ names, source, letterId, onSource, onSaved }: WorkbenchProps) {
  const { id } = source;
  const [version, setVersion] = useState(source.etlNormalizeVersion);
  const [other, setOther] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ChosenPayload>({
    tab: letterId === null ? 'newest' : 'letter',
    exampleId: null,
    pasted: '',
  });
  const [key, point] = useState<FieldKey | null>(null);
  const pointing: Pointing = { key, point };
  const newest = useNewest(id);
  const letter = useLetter(id, letterId);
  const map = useMapDraft(id, version);
  const otherMap = useMapDraft(id, other ?? version);
  const cases = useQuery(casesQuery, { variables: { id }, context: { quiet: true } });

  // the names are read page after page
  const sources: ReadonlyArray<readonly [string, string]> = names.has(id)
    ? [...names]
    : [[id, source.displayName], ...names];
  const isMail = source.connectionType === 'EMAIL';
  const payload = useMemo(() => {
    if (chosen.tab === 'paste') return payloadOf(chosen.pasted, isMail);
    if (chosen.tab === 'letter') return letter?.letter?.payload ?? '';
    const { examples } = newest;
    return (examples?.find((one) => one.id === chosen.exampleId) ?? examples?.[0])?.payload ?? '';
  }, [chosen, isMail, letter, newest]);

  const inputOf = (by: typeof map): ReadingInput | null =>
    payload !== '' && by.by ? { id, payload, version: by.by.version, mapping: by.by.mapping } : null;
  const state = useReading(inputOf(map));
  const otherState = useReading(other === null ? null : inputOf(otherMap));
  const reading = state?.reading ?? null;
  const pieces = useMemo(() => piecesOf(reading?.events ?? noEvents), [reading]);

  const isChanged = map.isDirty || version !== source.etlNormalizeVersion;
  const kept = cases.data?.payloadCases ?? noCases;
  const results = useCaseResults(kept, isChanged && map.by ? { id, ...map.by } : null);
  const resultOf = (one: (typeof kept)[number]) => (isChanged ? results.get(one.id) : one.difference);
  const saved = () => {
    onSaved();
    void cases.refetch();
  };
  const versions = (map.settings?.versions ?? []).map((value) => ({
    value,
    label: value === source.etlNormalizeVersion ? texts.versionInUse(value) : value,
  }));
  return (
    <>
      <div className={`${providerPageCss.providerHead} ${css.parserHead}`}>
        <h1>{texts.title}</h1>
        <Select
          label={texts.integration}
          className={`${css.parserSelect} ${css.isSource}`}
          isSearchable
          value={id}
          options={sources.map(([value, label]) => ({ value, label }))}
          onChange={onSource}
        />
        <Select
          label={texts.version}
          className={css.parserSelect}
          isSearchable
          value={version}
          options={versions}
          onChange={setVersion}
        />
        <ClearableSelect
          label={texts.compareWith}
          className={css.parserSelect}
          placeholder={texts.compareWithNone}
          isSearchable
          value={other}
          options={versions.filter(({ value }) => value !== version)}
          onChange={setOther}
        />
        <div className="grow" />
        {isMail && <MailsCsv id={id} name={source.displayName} />}
      </div>
      <div className={css.parser}>
        <div className={css.parserPanes}>
          <PayloadPane {...{ chosen, newest, letter, payload, isMail, pieces, pointing }} onChoose={setChosen} />
          <Guarded of={payload}>
            <ReadingPane
              readings={[
                { version: version ?? '', state },
                ...(other === null ? [] : [{ version: other, state: otherState }]),
              ]}
              hasPayload={payload !== ''}
              timezone={source.exportConfig?.timezone ?? viewerTimezone()}
              pointing={pointing}
            />
          </Guarded>
        </div>
        <div className={css.parserPanes}>
          {map.isFailed ? (
            <Failed title={texts.failedMap} onRetry={map.refetch} />
          ) : (
            <MapCard
              id={id}
              map={map}
              isChanged={isChanged}
              summary={casesSummary(kept.map(resultOf))}
              onSaved={saved}
            />
          )}
          <CasesCard
            cases={kept}
            resultOf={resultOf}
            shown={state && reading?.outcome === 'applied' ? state.input : null}
            onChanged={() => void cases.refetch()}
            onLoad={(text) => setChosen({ ...chosen, tab: 'paste', pasted: text })}
          />
        </div>
      </div>
    </>
  );
}
