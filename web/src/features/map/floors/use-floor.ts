import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Drawing } from '#domain/maps/floor-plans/drawing.ts';
import { errorCode, errorMessage } from '#session/apollo.ts';
import { useLive, useLiveState } from '#session/live-context.tsx';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-context.tsx';
import { singleFlight } from '#ui/single-flight.ts';
import { useStable } from '#ui/use-stable.ts';
import { floorQuery } from './floor-queries.ts';
import { floorOf } from './rooms.ts';

/** Minimum time between reads of a floor on which much happens, ms. */
const gatherMs = 400;

/** Reads a floor with its rooms, and reads it again whenever the server says that something has changed. */
export function useFloor(floorId: string) {
  const live = useLive();
  const connection = useLiveState((state) => state.connection);
  const readWith = useRef(connection);
  const [changes, setChanges] = useState(0);
  const { data, error, refetch } = useQuery(floorQuery, {
    variables: { floorId },
    // an equal request in flight may have been sent before what has changed
    context: { quiet: true, isShared: false },
  });
  const read = useStable(() => refetch());
  const again = useMemo(() => singleFlight(read), [read]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = live.watchFloor(floorId, () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        again();
        setChanges((times) => times + 1);
      }, gatherMs);
    });
    return () => {
      close();
      clearTimeout(timer);
    };
  }, [live, floorId, again]);
  // nothing was said of what happened before a connection
  useEffect(() => {
    if (connection === readWith.current) return;
    readWith.current = connection;
    again();
    setChanges((times) => times + 1);
  }, [connection, again]);
  const isMissing = error !== undefined && ['NOT_FOUND', 'INVALID'].includes(errorCode(error) ?? '');
  const answered = isMissing ? undefined : data?.floorPlan;
  return {
    floor: useMemo(() => answered && floorOf(answered), [answered]),
    isMissing,
    error: error && errorMessage(error),
    hasFailed: error !== undefined,
    again,
    retry: refetch,
    /** Counts what has happened on the floor. */
    changes,
  };
}

/** The file of a floor plan: an image's address, or a drawing. */
export type FloorPlanFile = { kind: 'IMAGE'; url: string } | { kind: 'DRAWING'; drawing: Drawing };

/** Reads the file of a floor plan with the session's credentials; null until it is read. */
export function useFloorPlanFile(floorId: string, fileId: string, kind: FloorPlanFile['kind']) {
  const session = useSession();
  const [file, setFile] = useState<FloorPlanFile | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` reads once more
  useEffect(() => {
    let isWanted = true;
    let url: string | null = null;
    setFailed(false);
    const read = async (): Promise<void> => {
      const blob = await fileOf(session, `/floor-plans/${floorId}/${fileId}`);
      if (!isWanted) return;
      if (kind === 'DRAWING') {
        const drawing = JSON.parse(await blob.text()) as Drawing;
        if (isWanted) setFile({ kind, drawing });
      } else {
        url = URL.createObjectURL(blob);
        setFile({ kind, url });
      }
    };
    read().catch(() => isWanted && setFailed(true));
    return () => {
      isWanted = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [session, floorId, fileId, kind, tries]);
  return { file, hasFailed, retry: () => setTries((times) => times + 1) };
}

async function fileOf(session: Session, path: string): Promise<Blob> {
  const response = await fetch(path, { headers: session.headers() });
  if (!response.ok) throw new Error(`the file was answered with ${response.status}`);
  return response.blob();
}
