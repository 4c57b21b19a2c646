import { Input } from 'antd';
import type { ComponentProps } from 'react';
import { notesMaxLength } from '#domain/constants.ts';
import * as css from './ui.module.css';

/** A text of several lines: its height grows with it from 48 px to 1000 px; at most 1,000 characters unless said. */
export const TextArea = ({ className = '', ...rest }: ComponentProps<typeof Input.TextArea>) => (
  <Input.TextArea
    dir="auto"
    autoSize
    maxLength={notesMaxLength}
    className={`${css.growingText} ${className}`}
    {...rest}
  />
);
