import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBack } from '#features/lists/phone/use-back.ts';
import { IconButton } from '#ui/IconButton.tsx';
import * as touchCss from '#ui/phone/touch.module.css';
import { Strips } from '../Strips.tsx';
import * as css from './mobile.module.css';

interface RecordPageProps {
  /** The record's number, as people write it. */
  name: string;
  /** The list, for those who did not come from it. */
  listPath: string;
  backLabel: string;
  children: ReactNode;
}

/** One record on the whole screen of a phone; back leads to its list. */
export function RecordPage({ name, listPath, backLabel, children }: RecordPageProps) {
  const back = useBack(listPath);
  return (
    <div className={touchCss.mobile}>
      <header className={touchCss.mobileHead}>
        <div className={`${touchCss.mobileBar} ${touchCss.isDetail}`}>
          <IconButton icon={ArrowLeft} size="touch" label={backLabel} onClick={back} />
          <span className="num soft strong">{name}</span>
        </div>
      </header>
      <Strips />
      <main className={css.mobileMain} id="content">
        {children}
      </main>
    </div>
  );
}
