import { useQuery } from '@apollo/client/react';
import { useId, useState } from 'react';
import { errorMessage } from '#session/apollo.ts';
import { toastTexts } from '#texts/common.ts';
import { reparseTexts as texts } from '#texts/reparse.ts';
import { Button } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { DateTimePicker } from '#ui/range-picker.tsx';
import { Select } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import * as kit from '#ui/ui.module.css';
import * as integrationFormCss from '../form/integration-form.module.css';
import * as css from './reparse.module.css';
import { versionsQuery } from './reparse-queries.ts';
import type { ReparseView } from './use-reparse.ts';

/** Form for a new run: range of payloads, version, and dry run or not. */
export function ReparseForm({ systemId, view }: { systemId: string; view: ReparseView }) {
  const id = useId();
  const { data, error } = useQuery(versionsQuery, {
    variables: { externalSystemId: systemId },
    context: { quiet: true },
  });
  const [isAll, setAll] = useState(true);
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isDryRun, setDryRun] = useState(true);
  const own = data?.normaliserSettings.normaliser ?? null;
  const version = chosen ?? own;
  const isEmpty = !isAll && from !== null && to !== null && from >= to;
  const isBlocked = view.busy !== null || view.isSending || isEmpty || version === null;
  const start = () =>
    view.start({ from: isAll ? null : from, to: isAll ? null : to, etlNormalizeVersion: version, isDryRun });
  const picker = (name: string, label: string, onPick: (iso: string | null) => void) => (
    <div className={integrationFormCss.formRow}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <DateTimePicker
        id={`${id}-${name}`}
        status={isEmpty ? 'error' : undefined}
        placeholder={name === 'from' ? texts.firstPayload : texts.now}
        onChange={(at) => onPick(at?.toISOString() ?? null)}
      />
    </div>
  );
  const button = (onClick?: () => void) => (
    <Button variant="primary" disabled={isBlocked} onClick={onClick}>
      {isDryRun ? texts.startDryRun : texts.start}
    </Button>
  );
  return (
    <section className={`${kit.card} ${css.reparseForm}`} aria-label={texts.form}>
      <div className={kit.cardHead}>
        <h2>{texts.formTitle}</h2>
      </div>
      <div className={css.reparseFields}>
        <div className={integrationFormCss.formRow}>
          <label htmlFor={`${id}-version`}>{texts.version}</label>
          <Select
            id={`${id}-version`}
            className={integrationFormCss.isWide}
            value={version}
            options={data?.normaliserSettings.versions.map((value) => ({
              value,
              label: value === own ? texts.currentVersion(value) : value,
            }))}
            onChange={setChosen}
          />
          {error && (
            <p className={integrationFormCss.formProblem} role="alert">
              {errorMessage(error) ?? toastTexts.failureDetail}
            </p>
          )}
          {version !== own && <p className="meta quiet">{texts.otherVersion(own)}</p>}
        </div>
        <div className={`${integrationFormCss.formRow} ${integrationFormCss.isSwitch}`}>
          <label htmlFor={`${id}-all`}>{texts.allPayloads}</label>
          <Switch id={`${id}-all`} isOn={isAll} onChange={setAll} />
        </div>
        {!isAll && picker('from', texts.from, setFrom)}
        {!isAll && picker('to', texts.until, setTo)}
        {isEmpty && (
          <p className={integrationFormCss.formProblem} role="alert">
            {texts.emptyRange}
          </p>
        )}
        <div className={`${integrationFormCss.formRow} ${integrationFormCss.isSwitch}`}>
          <label htmlFor={`${id}-dry`}>{texts.dryRunSwitch}</label>
          <Switch id={`${id}-dry`} isOn={isDryRun} onChange={setDryRun} />
        </div>
        <div className="line">
          {isDryRun ? (
            button(() => void start())
          ) : (
            <Confirm
              question={texts.startQuestion}
              detail={texts.startDetail}
              action={texts.start}
              isDisabled={isBlocked}
              onConfirm={() => void start()}
            >
              {button()}
            </Confirm>
          )}
          {view.busy && <span className="meta quiet">{texts.busy}</span>}
        </div>
      </div>
    </section>
  );
}
