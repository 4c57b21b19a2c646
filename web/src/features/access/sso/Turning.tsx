import { LoaderCircle } from 'lucide-react';
import { actionTexts } from '#texts/common.ts';

/** Shows that something is awaited, on a card that holds nothing else. */
export const Turning = ({ text }: { text?: string }) => (
  <div className="access-waiting" role="status">
    <LoaderCircle size={20} className="turning" aria-hidden />
    <span className={text ? 'soft' : 'unseen'}>{text ?? actionTexts.loading}</span>
  </div>
);
