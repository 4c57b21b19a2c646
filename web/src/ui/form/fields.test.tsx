import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as css from '../ui.module.css';
import { CheckboxField, RadioField, TextField } from './fields.tsx';

const none = () => undefined;
const bound = { name: 'cause', onChange: none, onBlur: none };

test('a control names its help, and while it has an error the error', () => {
  const well = renderToStaticMarkup(<TextField {...bound} value="" label="Cause" help="As found" />);
  expect(well).toContain('As found');
  expect(well).toMatch(/id="([^"]+)" aria-describedby="\1-message"/);
  expect(well).not.toContain('aria-invalid');
  const wrong = renderToStaticMarkup(<TextField {...bound} value="" label="Cause" help="As found" error="Say why" />);
  expect(wrong).toContain('aria-invalid="true"');
  expect(wrong).toMatch(/role="alert".*Say why/);
  expect(wrong).not.toContain('As found');
});

test('required fields say so in one way', () => {
  const unseen = '<span class="unseen"> required</span>';
  const text = renderToStaticMarkup(<TextField {...bound} value="" label="Cause" isRequired />);
  expect(text).toContain(`class="${css.isRequired}">Cause${unseen}</label>`);
  const choice = renderToStaticMarkup(<RadioField {...bound} value={null} label="Cause" isRequired options={[]} />);
  expect(choice).toContain(`<legend class="${css.isRequired}">Cause${unseen}</legend>`);
});

test('a checkbox takes its help into its name', () => {
  const markup = renderToStaticMarkup(
    <CheckboxField {...bound} value label="Shown" help="Values are kept when hidden" />,
  );
  expect(markup).toMatch(/<label.*checked.*Shown.*Values are kept when hidden.*<\/label>/);
});
