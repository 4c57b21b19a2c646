import type { ComponentProps } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import * as css from './cmms-config.module.css';

/** A short form about maintenance systems, at the contract's size (CMMS-070, CMMS-071). */
export const CmmsDialog = (props: Omit<ComponentProps<typeof Dialog>, 'className'>) => (
  <Dialog {...props} className={css.cmmsModal} />
);
