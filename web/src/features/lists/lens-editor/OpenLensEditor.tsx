import type { LensKind } from '#domain/lists/list-kinds.ts';
import type { Lens } from '#features/lenses/lenses.ts';
import { onDemand } from '#ui/on-demand.tsx';
import { copiedLens, newLens, useLensAddress } from '../lens-address.ts';
import type { LensEditorProps } from './LensEditor.tsx';

const LensEditor = onDemand(async () => (await import('./LensEditor.tsx')).LensEditor);

interface OpenLensEditorProps {
  kind: LensKind;
  /** The open one. */
  lens: Lens;
  all: readonly Lens[];
  ownColumns?: LensEditorProps['ownColumns'];
}

/** Lens editor over a list, open while the address says so. */
export function OpenLensEditor({ kind, lens, all, ownColumns }: OpenLensEditorProps) {
  const { address, change } = useLensAddress(kind);
  const { editId, criteria } = address;
  const edited = all.find(({ id, canEdit }) => id === editId && canEdit);
  if (!editId || !(edited || [newLens, copiedLens].includes(editId))) return null;
  return (
    <LensEditor
      key={editId}
      kind={kind}
      ownColumns={ownColumns}
      lens={edited ?? null}
      copied={editId === copiedLens ? lens : null}
      criteria={criteria.length > 0 ? [...lens.criteria, ...criteria] : []}
      onClose={() => change.edit(null)}
    />
  );
}
