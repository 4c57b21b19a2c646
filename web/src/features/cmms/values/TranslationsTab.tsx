import { useMutation, useQuery } from '@apollo/client/react';
import { ArrowLeft, ArrowRight, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { can } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { cmmsFailure, cmmsTexts } from '#texts/cmms.ts';
import { cmmsFieldTexts } from '#texts/cmms-fields.ts';
import { translationTexts as texts } from '#texts/cmms-values.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { SearchInput } from '#ui/Input.tsx';
import { MoreButton } from '#ui/MoreButton.tsx';
import { Empty, Failed } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { useToaster } from '#ui/toast.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import * as cmmsConfigCss from '../cmms-config.module.css';
import { FieldPicker } from '../FieldPicker.tsx';
import { CsvButtons } from './CsvButtons.tsx';
import { type EditedTranslation, TranslationDialog } from './TranslationDialog.tsx';
import { useListField } from './use-list-field.ts';
import { deleteTranslationsMutation, translationsQuery } from './value-queries.ts';

/** Translations between internal and external values, field by field. */
export function TranslationsTab({ systemId }: { systemId: string }) {
  const me = useMe();
  const toaster = useToaster();
  const { fields, field, choose, error, refetch: readFields } = useListField(systemId, { onlyLists: false });
  const [search, setSearch] = useState('');
  const like = useDebounced(search.trim());
  const [edited, setEdited] = useState<EditedTranslation | 'new' | null>(null);
  const { data, refetch, fetchMore } = useQuery(translationsQuery, {
    variables: { where: { externalFieldId: field?.id ?? '', valueLike: like ? `%${like}%` : null }, offset: 0 },
    skip: !field,
    context: { quiet: true },
  });
  const [remove] = useMutation(deleteTranslationsMutation, {
    context: { failure: cmmsFailure('delete', 'translation') },
  });
  const read = () => refetch().catch(() => undefined);
  const takeAway = async (id: string) => {
    if (!(await remove({ variables: { ids: [id] } })).data) return;
    toaster.success();
    await read();
  };
  if (error && !fields)
    return <Failed title={cmmsFailure('get', 'CMMS fields')} error={errorMessage(error)} onRetry={readFields} />;
  if (fields?.length === 0) return <Empty kind="none" title={cmmsFieldTexts.empty} />;
  if (!field) return null;
  const page = data?.externalCmmsValueTranslationsAndCount;
  const translations = page?.externalCmmsValueTranslations;
  return (
    <>
      <div className={cmmsConfigCss.cmmsBar}>
        <span className={cmmsConfigCss.cmmsPicker}>
          <FieldPicker
            label={cmmsTexts.cmmsField}
            systemId={systemId}
            value={field}
            onChange={(next) => next && choose(next.id)}
          />
        </span>
        <SearchInput
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          className={cmmsConfigCss.cmmsSearch}
          value={search}
          onChange={setSearch}
        />
        <span className="grow" />
        <CsvButtons
          systemId={systemId}
          field={field}
          what="mappings"
          canImport={can(me, 'cmmsFields', 'EDIT')}
          onImported={read}
        />
        {can(me, 'cmmsFields', 'CREATE') && (
          <Button variant="primary" icon={Plus} onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        )}
      </div>
      {translations?.length === 0 && (
        <Empty
          kind={like ? 'filtered' : 'none'}
          title={like ? texts.noMatch : texts.empty}
          detail={like ? undefined : texts.emptyDetail}
        />
      )}
      {translations && translations.length > 0 && (
        <Table
          label={texts.table(field.title)}
          look="listing"
          columns={[
            { name: texts.internal },
            { name: texts.direction, isUnseen: true },
            { name: texts.external },
            { name: texts.attribute },
            { name: cmmsTexts.actions, isUnseen: true },
          ]}
        >
          {translations.map((translation) => {
            const isOut = translation.translationDirection === 'INTERNAL_TO_EXTERNAL';
            const Arrow = isOut ? ArrowRight : ArrowLeft;
            return (
              <tr key={translation.id}>
                <Cell dir="auto">{translation.internalValue}</Cell>
                <Cell>
                  <Arrow size={14} className="quiet" aria-label={isOut ? texts.toExternal : texts.fromExternal} />
                </Cell>
                <Cell className="mono" dir="auto">
                  {translation.externalValue}
                </Cell>
                <Cell className="quiet">{translation.internalValueSource?.replaceAll('_', ' ') ?? cmmsTexts.any}</Cell>
                <Cell kind="actions">
                  {can(me, 'cmmsFields', 'EDIT') && (
                    <IconButton
                      icon={Pencil}
                      label={cmmsTexts.editOf(translation.internalValue)}
                      onClick={() => setEdited(translation)}
                    />
                  )}
                  {can(me, 'cmmsFields', 'DELETE') && (
                    <IconButton
                      icon={Trash2}
                      label={cmmsTexts.deleteOf(translation.internalValue)}
                      onClick={() => void takeAway(translation.id).catch(() => undefined)}
                    />
                  )}
                </Cell>
              </tr>
            );
          })}
        </Table>
      )}
      <MoreButton
        shown={translations?.length ?? 0}
        total={page?.count ?? 0}
        onMore={() =>
          fetchMore({
            variables: { offset: translations?.length ?? 0 },
          })
        }
      />
      {edited && (
        <TranslationDialog
          field={field}
          translation={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            void read();
          }}
        />
      )}
    </>
  );
}
