import { useApolloClient } from '@apollo/client/react';
import { type Criterion, filterLabel } from '#features/criteria/criteria.ts';
import { optionReads } from '#features/criteria/option-reads.ts';
import { assetTexts as texts } from '#texts/assets.ts';
import { PagedSelect } from '#ui/PagedSelect.tsx';
import * as css from './assets.module.css';
import { readShops } from './shops.ts';

interface CategoryFiltersProps {
  /** Field of each category. */
  categories: Readonly<Record<'building' | 'shop', string>>;
  criteria: readonly Criterion[];
  onCriteria: (criteria: Criterion[]) => void;
}

/** Names of buildings that were listed, by their numbers. */
const names = new Map<string, string>();

/** Filters by building and shop, one press away: they are the categories of asset filters (LENS-061). */
export function CategoryFilters({ categories, criteria, onCriteria }: CategoryFiltersProps) {
  const client = useApolloClient();
  return (Object.keys(categories) as Array<keyof typeof categories>).map((category) => {
    const field = categories[category];
    const applied = criteria.find((one) => one.field === field && !one.isExclusion);
    return (
      <span key={category} className={css.assetCategory}>
        <PagedSelect
          label={filterLabel(field)}
          placeholder={texts.anyOf(filterLabel(field))}
          isMulti={false}
          value={applied?.values.flatMap((value) => value ?? []).slice(0, 1) ?? []}
          labelOf={(value) => names.get(value)}
          read={async (search, offset) => {
            if (category === 'shop') return readShops(client, search, offset);
            const page = await optionReads.assetBuildings(client, search, offset);
            for (const { value, label } of page.items) names.set(value, label);
            return page;
          }}
          onChange={(values) => {
            const others = criteria.filter((one) => one.field !== field);
            onCriteria(values.length > 0 ? [...others, { field, isExclusion: false, values }] : [...others]);
          }}
        />
      </span>
    );
  });
}
