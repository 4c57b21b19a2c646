import { useLenses } from '#features/lenses/lenses.ts';
import { lensPath } from '#features/lists/lens-address.ts';
import { jumpOf } from '#features/lists/places/jump.ts';
import type { PaletteSource } from '#frame/feature.ts';
import { useMe } from '#session/me.tsx';
import { alarmTexts } from '#texts/alarms.ts';
import { lensTexts } from '#texts/lenses.ts';

/** Lenses of alarms, and the alarm of a typed number. */
export const useAlarmPalette: PaletteSource = (typed) => {
  const { lenses } = useLenses('alarm');
  const jump = jumpOf(typed, 'alarm', useMe());
  return [
    ...(jump ? [{ name: lensTexts.jump(jump.name), group: alarmTexts.triage, to: jump.to, isAnswer: true }] : []),
    ...(lenses ?? []).map((lens) => ({ name: lens.name, group: lens.groupLabel, to: lensPath(lens) })),
  ];
};
