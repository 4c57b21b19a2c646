import { LoaderCircle } from 'lucide-react';
import { actionTexts } from '#texts/common.ts';
import * as kit from '#ui/ui.module.css';
import * as accessCss from '../access.module.css';

/** Shows that something is awaited, on a card that holds nothing else. */
export const Turning = ({ text }: { text?: string }) => (
  <div className={accessCss.accessWaiting} role="status">
    <LoaderCircle size={20} className={kit.turning} aria-hidden />
    <span className={text ? 'soft' : 'unseen'}>{text ?? actionTexts.loading}</span>
  </div>
);
