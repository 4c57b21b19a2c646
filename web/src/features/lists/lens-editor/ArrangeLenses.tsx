import { useMutation } from '@apollo/client/react';
import { ArrowDown, ArrowUp, Eye, EyeOff, Star } from 'lucide-react';
import { type LensKind, listKinds } from '#domain/lists/list-kinds.ts';
import { type Lens, useLenses } from '#features/lenses/lenses.ts';
import { arrangeLensesTexts as texts } from '#texts/lenses.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import * as css from './lens-editor.module.css';
import { hideLensMutation, lensQueries, updateDefaultLensMutation, updateLensOrderMutation } from './lens-mutations.ts';

/** Orders and hides the person's lenses, standard ones too, and chooses the one that a section opens with. */
export function ArrangeLenses({ kind, onClose }: { kind: LensKind; onClose: () => void }) {
  const { all } = useLenses(kind);
  const lenses = all ?? [];
  const [order] = useMutation(updateLensOrderMutation, {
    context: { failure: texts.orderFailed },
    refetchQueries: lensQueries,
  });
  const [hide] = useMutation(hideLensMutation, { context: { failure: texts.hideFailed } });
  const [makeDefault] = useMutation(updateDefaultLensMutation, {
    context: { failure: texts.defaultFailed },
    refetchQueries: lensQueries,
  });
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  const groupOf = ({ groupLabel }: Lens) => lenses.filter((each) => each.groupLabel === groupLabel);
  /** Moves a lens within its group: groups stay where they are. */
  const move = (lens: Lens, by: number) => {
    const group = groupOf(lens);
    const other = group[group.indexOf(lens) + by];
    if (!other) return;
    const lensIds = lenses.map(({ id }) => (id === lens.id ? other.id : id === other.id ? lens.id : id));
    quietly(order({ variables: { lensIds } }));
  };
  return (
    <Dialog title={texts.title} foot={null} onClose={onClose}>
      <p className="meta quiet">{texts.hint(listKinds[kind].words.section)}</p>
      <ul className={css.lensArrange}>
        {lenses.map((lens) => {
          const { id, name, groupLabel, isHidden, isSectionDefault } = lens;
          const group = groupOf(lens);
          return (
            <li key={id} className={isHidden ? css.isHidden : undefined} aria-label={name}>
              <span className="ell grow">
                {name} <span className="meta quiet">{groupLabel}</span>
              </span>
              <IconButton
                icon={ArrowUp}
                label={texts.moveUp}
                disabled={group[0] === lens}
                onClick={() => move(lens, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={texts.moveDown}
                disabled={group.at(-1) === lens}
                onClick={() => move(lens, 1)}
              />
              <IconButton
                icon={isHidden ? EyeOff : Eye}
                label={isHidden ? texts.show : texts.hide}
                onClick={() => quietly(hide({ variables: { id, hide: !isHidden } }))}
              />
              <IconButton
                icon={Star}
                label={isSectionDefault ? texts.default : texts.setDefault}
                className={isSectionDefault ? css.isOn : ''}
                aria-pressed={isSectionDefault}
                onClick={() => quietly(makeDefault({ variables: { lensId: id } }))}
              />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
