import { useApolloClient } from '@apollo/client/react';
import { ChevronLeft, Merge, Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { pageSizes, typedValueMaxLength } from '#domain/constants.ts';
import type { Definition } from '#features/fields/properties/use-definitions.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { actionTexts, plural, selectTexts } from '#texts/common.ts';
import { propertySettingsTexts as texts } from '#texts/settings.ts';
import { Button } from '#ui/Button.tsx';
import { NameForm } from '#ui/form/NameForm.tsx';
import { formatCount } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { SearchInput } from '#ui/Input.tsx';
import * as kit from '#ui/ui.module.css';
import { useDebounced } from '#ui/use-debounced.ts';
import { usePages } from '#ui/use-pages.ts';
import * as settingsCss from '../settings.module.css';
import { propertyValuesQuery } from './config-queries.ts';
import { MergeDialog } from './MergeDialog.tsx';
import * as css from './property-settings.module.css';
import { useValueChanges } from './use-value-changes.ts';
import { ValueRow } from './ValueRow.tsx';

/** Values of one property, with the number of alarms of each; adds, renames and merges them. */
export function ValuesCard({ definition, onClose }: { definition: Definition; onClose: () => void }) {
  const id = useId();
  const client = useApolloClient();
  const { name: type, label } = definition;
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isMerging, setMerging] = useState(false);
  const debouncedSearch = useDebounced(search);
  const { items, count, isLoading, isFailed, onScroll, again } = usePages(debouncedSearch, async (offset) => {
    const { data } = await client.query({
      query: propertyValuesQuery,
      variables: { type, search: debouncedSearch || null, limit: pageSizes.picker, offset },
      ...alwaysFresh,
      context: { quiet: true },
    });
    const found = data?.alarmPropertiesAndCount ?? { alarmProperties: [], count: 0 };
    return { items: found.alarmProperties, count: found.count };
  });
  const changes = useValueChanges(type, () => {
    setChosen([]);
    again();
  });
  const toggle = (value: string) =>
    setChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  const empty = isFailed ? texts.valuesFailed : isLoading ? actionTexts.loading : selectTexts.noResults;
  return (
    <section className={`${kit.card} ${css.valuesCard}`} aria-labelledby={`${id}-title`}>
      <div className={kit.cardHead}>
        <IconButton icon={ChevronLeft} size="small" label={texts.back} className={css.valuesBack} onClick={onClose} />
        <h2 id={`${id}-title`} className="ell">
          {texts.valuesOf(label)}
        </h2>
        <span className="meta quiet num grow">{count === null ? '' : plural(count, 'value')}</span>
        {chosen.length > 1 && (
          <Button variant="primary" size="small" icon={Merge} onClick={() => setMerging(true)}>
            {texts.merge(formatCount(chosen.length))}
          </Button>
        )}
        <IconButton icon={X} size="small" label={texts.closeValues} className={css.valuesClose} onClick={onClose} />
      </div>
      <div className={css.valuesSearch}>
        <SearchInput label={texts.searchValues} value={search} onChange={setSearch} />
      </div>
      <ul className={css.valuesList} aria-label={texts.valuesOf(label)} aria-busy={isLoading} onScroll={onScroll}>
        {items.map(({ value, alarmCount }) => (
          <ValueRow
            key={value}
            value={value}
            alarmCount={alarmCount}
            isChosen={chosen.includes(value)}
            onChoose={() => toggle(value)}
            onRename={(newValue) => changes.rename(value, newValue)}
          />
        ))}
        {items.length === 0 && <li className={`${settingsCss.settingsRow} quiet`}>{empty}</li>}
      </ul>
      <NameForm
        label={texts.newValue}
        placeholder={texts.newValue}
        maxLength={typedValueMaxLength}
        action={actionTexts.add}
        icon={Plus}
        variant="default"
        className={css.valuesAdd}
        onSubmit={changes.add}
      />
      {isMerging && (
        <MergeDialog
          label={label}
          values={chosen}
          onClose={() => setMerging(false)}
          onMerge={(to) => {
            setMerging(false);
            void changes.merge(chosen, to);
          }}
        />
      )}
    </section>
  );
}
