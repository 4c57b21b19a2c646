import { useRef, useState } from 'react';
import { useSession } from '#session/session-context.tsx';
import { floorPlanTexts as texts } from '#texts/floor-plans.ts';
import { messageOf } from '#ui/save-file.ts';
import { useToaster } from '#ui/toast.tsx';
import type { Floor } from './rooms.ts';

/** Uploads the floor plan of a floor: put `input` into the page, and call `choose` where a file is to be chosen. */
export function useUpload({ id, version }: Pick<Floor, 'id' | 'version'>, onDone: () => void) {
  const session = useSession();
  const toaster = useToaster();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const upload = async (file: File): Promise<void> => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ floorId: id, expectedVersion: String(version) }))
      body.set(name, value);
    body.set('file', file);
    setBusy(true);
    const sent = await fetch('/floor-plans/upload', { method: 'POST', headers: session.headers(), body }).catch(
      () => null,
    );
    setBusy(false);
    onDone();
    if (!sent?.ok) return toaster.error(texts.failedUpload, sent ? await messageOf(sent) : undefined);
    toaster.success(texts.uploaded);
  };
  return {
    isBusy,
    choose: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,application/json,application/geo+json,.json,.geojson"
        hidden
        aria-label={texts.upload}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void upload(file);
        }}
      />
    ),
  };
}
