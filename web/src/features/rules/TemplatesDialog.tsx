import { FlaskConical } from 'lucide-react';
import { useNavigate } from 'react-router';
import { newRule, rulePath } from '#features/lists/places/rule-places.ts';
import { templateTexts as texts } from '#texts/rule-templates.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import * as kit from '#ui/ui.module.css';
import * as css from './rules.module.css';
import { useTemplates } from './use-templates.ts';

/** Ready-made rules: one press opens one in the editor and tries it. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog title={texts.title} size="full" foot={null} onClose={onClose}>
      <p className="soft">{texts.hint}</p>
      <ul className={css.ruleTemplates}>
        {useTemplates().map(({ id, name, description }) => (
          <li key={id} className={kit.card}>
            <h3>{name}</h3>
            <p className="soft grow">{description}</p>
            <div>
              <Button size="small" icon={FlaskConical} onClick={() => navigate(`${rulePath(newRule)}?template=${id}`)}>
                {texts.try}
                <span className="unseen">{texts.of(name)}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
