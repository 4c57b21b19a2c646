import { CriteriaRows } from '#features/criteria/CriteriaRows.tsx';
import type { CriteriaRowsState } from '#features/criteria/criteria-rows.ts';
import * as filtersCss from '#features/criteria/filters.module.css';
import { MatchCount } from '#features/criteria/MatchCount.tsx';
import { filterTexts } from '#texts/filters.ts';
import { ruleEditorTexts as texts } from '#texts/rules.ts';
import type { RuleWords } from '../use-rule-names.ts';

interface CriteriaPartProps {
  alarms: CriteriaRowsState;
  assets: CriteriaRowsState;
  words: RuleWords;
}

/** Criteria of the alarms that a rule is for, by the criteria editor of lenses. */
export const CriteriaPart = ({ alarms, assets, words }: CriteriaPartProps) => (
  <>
    <section aria-label={texts.alarmCriteria}>
      <div className={filtersCss.filtersHead}>
        <h3>{texts.alarmCriteria}</h3>
        <span className="meta quiet">{filterTexts.combined}</span>
      </div>
      <CriteriaRows kind="alarm" state={alarms} taken={[]} serverOptions={words.ofAlarms} />
      <MatchCount kind="alarm" lensId={null} criteria={alarms.filled} searchTerm="" />
    </section>
    <section aria-label={texts.assetCriteria}>
      <div className={filtersCss.filtersHead}>
        <h3>{texts.assetCriteria}</h3>
        <span className="meta quiet">{texts.assetHint}</span>
      </div>
      <CriteriaRows kind="asset" state={assets} taken={[]} serverOptions={words.ofAssets} />
      {assets.filled.length > 0 && <MatchCount kind="asset" lensId={null} criteria={assets.filled} searchTerm="" />}
    </section>
  </>
);
