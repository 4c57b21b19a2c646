import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { type PaletteEntry, type PaletteSource, seenBy, useRegistered } from '#frame/feature.ts';
import { useMe } from '#session/me.tsx';
import { paletteTexts as texts } from '#texts/shell.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { loadNeeded } from '#ui/load-code.ts';
import * as tableCss from '#ui/table.module.css';
import * as css from './palette.module.css';
import { paletteMatches } from './palette-matches.ts';
import { usePalettePages } from './use-palette-pages.ts';

/** Loads what features offer; null until it is there. */
function useSources(): PaletteSource[] | null {
  const offered = seenBy(useMe(), useRegistered('palette'));
  const [sources, setSources] = useState<PaletteSource[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: features are the same as long as the page is open
  useEffect(() => {
    let isOpen = true;
    const load = () => Promise.all(offered.map((source) => source.load()));
    loadNeeded(load).then(
      (loaded) => isOpen && setSources(loaded),
      // pages are found without them
      () => isOpen && setSources([]),
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return sources;
}

interface PaletteProps {
  /** Takes what was typed before the field had the focus. */
  takeTyped: () => string;
  onClose: () => void;
}

/** Leads to a page, a lens, an alarm or a ticket by what is typed, without a pointer. */
export function CommandPalette(props: PaletteProps) {
  const sources = useSources();
  return (
    // once all of it is there: its hooks and its focus stay as they are
    sources && (
      <Dialog title={texts.title} size="wide" foot={null} onClose={props.onClose}>
        <Entries sources={sources} {...props} />
      </Dialog>
    )
  );
}

/** The field, and the entries beneath it that it narrows. */
function Entries({ sources, takeTyped, onClose }: PaletteProps & { sources: PaletteSource[] }) {
  const id = useId();
  const navigate = useNavigate();
  const pages = usePalettePages();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  // biome-ignore lint/correctness/useHookAtTopLevel: as long as the palette is open they are the same, in one order
  const offered = sources.flatMap((useSource) => useSource(typed));
  const entries = paletteMatches([...pages, ...offered], typed);
  const chosen = Math.min(at, entries.length - 1);
  const optionId = (n: number) => `${id}-${n}`;
  const open = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    navigate(entry.to);
  };
  const steps: Partial<Record<string, number>> = {
    ArrowDown: (chosen + 1) % entries.length,
    ArrowUp: (chosen + entries.length - 1) % entries.length,
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key !== 'Enter' && step === undefined) return;
    event.preventDefault();
    if (event.key === 'Enter') return open(entries[chosen]);
    if (step === undefined || entries.length === 0) return;
    setAt(step);
    document.getElementById(optionId(step))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <input
        className={css.paletteField}
        role="combobox"
        aria-label={texts.field}
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-activedescendant={entries.length > 0 ? optionId(chosen) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        maxLength={100}
        placeholder={texts.hint}
        value={typed}
        onChange={(event) => {
          setAt(0);
          setTyped(event.target.value);
        }}
        onFocus={() => setTyped(typed + takeTyped())}
        onKeyDown={press}
      />
      {entries.length > 0 && (
        <div id={id} role="listbox" aria-label={texts.results} className={css.paletteList}>
          {entries.map((entry, n) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the field
            <div
              key={entry.to}
              id={optionId(n)}
              role="option"
              tabIndex={-1}
              aria-selected={n === chosen}
              className={`${css.paletteEntry}${n === chosen ? ` ${css.isOn}` : ''}`}
              onPointerMove={({ movementX, movementY }) => {
                // a list that opens or scrolls beneath a resting pointer moves it, too
                if (movementX !== 0 || movementY !== 0) setAt(n);
              }}
              onClick={() => open(entry)}
            >
              <span className="ell grow">{entry.name}</span>
              <span className="meta quiet ell">{entry.group}</span>
            </div>
          ))}
        </div>
      )}
      <p className={entries.length > 0 ? 'unseen' : tableCss.emptyLine} role="status">
        {entries.length > 0 ? '' : texts.empty}
      </p>
    </>
  );
}
