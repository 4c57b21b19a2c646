import { CircleHelp } from 'lucide-react';
import { ruleHelpTexts as texts } from '#texts/rules.ts';
import * as css from './rules.module.css';

/** When rules fit, and when they do not (AUTO.31). */
export const RuleHelp = ({ isOpen }: { isOpen: boolean }) => (
  <details className={css.ruleHelp} open={isOpen}>
    <summary>
      <CircleHelp size={15} aria-hidden /> {texts.title}
    </summary>
    <ul>
      <li>{texts.fits}</li>
      <li>{texts.change}</li>
      <li>{texts.misfits}</li>
    </ul>
  </details>
);
