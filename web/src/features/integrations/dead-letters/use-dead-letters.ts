import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { listLimits } from '#domain/constants.ts';
import type { DeadLetterFieldsFragment } from '#generated/graphql.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { deadLettersQuery } from './dead-letter-queries.ts';

const pageSize = 25;
const pollMs = 10_000;
/** Delay before the list is read again, in ms. */
const soonMs = 2_000;

/** Key of a letter; one that comes back after being sent was received later. */
const keyOf = ({ id, receivedAt }: DeadLetterFieldsFragment): string => `${id} ${receivedAt}`;

/** Query of the list, kept in the address so that it can be shared. */
function useListQuery() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string | null>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    kind: params.get('kind'),
    searchTerm: params.get('q') ?? '',
    offset: Math.min(listLimits.offset, Math.max(0, Number(params.get('from')) || 0)),
    openId: params.get('letter'),
    change,
  };
}

/** Dead letters of an integration, or of all (null), a page at a time; letters handled here leave at once. */
export function useDeadLetters(systemId: string | null) {
  const { kind, searchTerm, offset, openId, change } = useListQuery();
  const [resolved, setResolved] = useState<ReadonlySet<string>>(new Set());
  const ofAnyKind = { externalSystemId: systemId, searchTerm: searchTerm || null };
  const where = { ...ofAnyKind, kind };
  const { data, previousData, error, loading, refetch } = useQuery(deadLettersQuery, {
    variables: { where, ofAnyKind, limit: pageSize, offset },
    // an open letter stops polling
    pollInterval: openId ? 0 : pollMs,
    ...alwaysFresh,
    context: { quiet: true },
  });
  const shown = data ?? previousData;
  const letters = shown?.deadLettersAndCount.deadLetters;
  const waiting = letters?.filter((letter) => !resolved.has(keyOf(letter)));
  const gone = (letters?.length ?? 0) - (waiting?.length ?? 0);

  // the open letter stays, even if the page no longer holds it
  const kept = useRef<DeadLetterFieldsFragment>(undefined);
  kept.current = waiting?.find(({ id }) => id === openId) ?? kept.current;
  const isKept = kept.current && kept.current.id === openId && !resolved.has(keyOf(kept.current));

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const readSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refetch().catch(() => undefined), soonMs);
  };

  return {
    where,
    kind,
    searchTerm,
    offset,
    pageSize,
    isReading: loading,
    error: shown ? undefined : error,
    refetch,
    readSoon,
    letters: waiting,
    count: Math.max(0, (shown?.deadLettersAndCount.count ?? 0) - gone),
    counts: shown?.ofAnyKind.counts ?? null,
    open: (isKept && kept.current) || null,
    chooseKind: (next: string | null) => change({ kind: next, from: null, letter: null }),
    search: (text: string) => change({ q: text.trim(), from: null, letter: null }),
    turnTo: (next: number) => change({ from: next > 0 ? String(next) : null, letter: null }),
    openLetter: (id: string | null) => change({ letter: id }),
    /** Takes a letter off the screen and opens the one below it, or above. */
    leave(letter: DeadLetterFieldsFragment) {
      const at = waiting?.findIndex(({ id }) => id === letter.id) ?? -1;
      const next = waiting?.[at + 1] ?? waiting?.[at - 1];
      setResolved((before) => new Set(before).add(keyOf(letter)));
      change({ letter: next?.id ?? null });
      readSoon();
    },
  };
}
export type DeadLettersView = ReturnType<typeof useDeadLetters>;
