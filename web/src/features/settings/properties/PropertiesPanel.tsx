import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Definition, useDefinitions } from '#features/fields/properties/use-definitions.ts';
import { propertySettingsTexts as texts } from '#texts/settings.ts';
import { Button } from '#ui/Button.tsx';
import * as kit from '#ui/ui.module.css';
import { useReorder } from '#ui/use-reorder.ts';
import * as settingsCss from '../settings.module.css';
import { DefinitionDialog } from './DefinitionDialog.tsx';
import { DefinitionRow } from './DefinitionRow.tsx';
import * as css from './property-settings.module.css';
import { useConfig } from './use-config.ts';
import { ValuesCard } from './ValuesCard.tsx';

/** Properties of alarms, as the customer labels and shows them: definitions, and the values of the open one. */
export function PropertiesPanel() {
  const id = useId();
  const definitions = useDefinitions();
  const config = useConfig(definitions);
  const [params, setParams] = useSearchParams();
  const [edited, setEdited] = useState<Definition | 'new' | null>(null);
  const names = definitions.map(({ name }) => name);
  /** Order being saved: drawn at once; the old one returns if saving fails. */
  const [pending, setPending] = useState<readonly string[] | null>(null);
  const { order, draggedId, list, move, grip } = useReorder(pending ?? names, (next) => {
    setPending(next);
    void config.order(next).finally(() => setPending(null));
  });
  const open = definitions.find(({ name }) => name === params.get('property'));
  const show = (name: string | null) =>
    setParams({ tab: 'properties', ...(name ? { property: name } : {}) }, { replace: true });
  return (
    <div className={`${css.propertyRoom}${open ? ` ${css.hasOpen}` : ''}`}>
      <section className={kit.card} aria-labelledby={`${id}-title`}>
        <div className={kit.cardHead}>
          <h2 id={`${id}-title`}>{texts.title}</h2>
          <Button size="small" icon={Plus} onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        </div>
        <ul className={settingsCss.settingsList} ref={list} aria-labelledby={`${id}-title`}>
          {order.map((name, at) => {
            const definition = definitions.find((one) => one.name === name);
            return (
              definition && (
                <DefinitionRow
                  key={name}
                  definition={definition}
                  isOpen={definition === open}
                  isDragged={name === draggedId}
                  grip={grip(name)}
                  onUp={at > 0 ? () => move(name, -1) : undefined}
                  onDown={at < order.length - 1 ? () => move(name, 1) : undefined}
                  onOpen={() => show(name)}
                  onEdit={() => setEdited(definition)}
                  onShow={(isVisible) => void config.change(name, { isVisible })}
                  onRemove={() => void config.remove(definition)}
                />
              )
            );
          })}
        </ul>
      </section>
      {open && <ValuesCard key={open.name} definition={open} onClose={() => show(null)} />}
      {edited && (
        <DefinitionDialog
          definition={edited === 'new' ? null : edited}
          taken={names}
          onClose={() => setEdited(null)}
          onSave={(name, part) => (edited === 'new' ? config.add({ ...part, name }) : config.change(edited.name, part))}
        />
      )}
    </div>
  );
}
