import { useLenses } from '#features/lenses/lenses.ts';
import type { LandingPage } from '#generated/graphql.ts';
import { seesAlarms, startPages } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { profilePageTexts as texts } from '#texts/profile.ts';
import { SelectField } from '#ui/form/fields.tsx';
import type { FormOf } from '#ui/form/use-form.ts';
import * as settingsCss from '../settings.module.css';
import type { ProfileValues } from './profile-values.ts';

/** Kind of lens that a landing page opens; others have none. */
const kinds = { TRIAGE: 'alarm', WORK: 'work' } as const;
const kindOf = (page: LandingPage | null) => (page === 'WORK' ? kinds.WORK : page === 'TRIAGE' ? kinds.TRIAGE : null);

/** Start of the person: a page that is open to them, and the lens that it opens with. */
export function LandingFields({ form }: { form: FormOf<ProfileValues> }) {
  const me = useMe();
  const pages = startPages(me);
  const chosen = form.values.landingPage ?? pages.find(({ isChosen }) => isChosen)?.page ?? null;
  const kind = seesAlarms(me) ? kindOf(chosen) : null;
  const page = form.field('landingPage');
  return (
    <div className={settingsCss.profilePair}>
      <SelectField
        {...page}
        value={chosen}
        label={texts.landingPage}
        options={pages.map(({ page: value, name }) => ({ value, label: name }))}
        onChange={(landingPage) => form.change({ landingPage, landingPageLens: null })}
      />
      {kind && <LensField key={kind} kind={kind} form={form} />}
    </div>
  );
}

function LensField({ kind, form }: { kind: 'alarm' | 'work'; form: FormOf<ProfileValues> }) {
  const { all } = useLenses(kind);
  const lenses = (all ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const { value, ...field } = form.field('landingPageLens');
  return (
    <SelectField
      {...field}
      // one that was deleted starts nowhere
      value={lenses.some((lens) => lens.value === value) ? value : null}
      label={texts.landingPageLens}
      help={texts.lensHelp}
      placeholder={texts.defaultLens}
      isClearable
      isSearchable
      options={lenses}
    />
  );
}
