import { useLenses } from '#features/lenses/lenses.ts';
import { jumpOf } from '#features/lists/places/jump.ts';
import { newWorkPath, workLensPath } from '#features/lists/places/work-places.ts';
import type { PaletteSource } from '#frame/feature.ts';
import { canCreateWork } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { lensTexts } from '#texts/lenses.ts';
import { pageTexts } from '#texts/pages.ts';
import { workTexts } from '#texts/work.ts';

/** Lenses of work, a new ticket, and the ticket of a typed number. */
export const useWorkPalette: PaletteSource = (typed) => {
  const me = useMe();
  const { lenses } = useLenses('work');
  const jump = jumpOf(typed, 'work', me);
  return [
    ...(jump ? [{ name: lensTexts.jump(jump.name), group: pageTexts.work, to: jump.to, isAnswer: true }] : []),
    ...(canCreateWork(me) ? [{ name: workTexts.newTicket, group: pageTexts.work, to: newWorkPath }] : []),
    ...(lenses ?? []).map((lens) => ({ name: lens.name, group: lens.groupLabel, to: workLensPath(lens) })),
  ];
};
