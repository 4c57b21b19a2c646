import { Eye } from 'lucide-react';
import { useState } from 'react';
import { pumpPageTexts as texts } from '#texts/pump.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import * as cardCss from '#ui/card.module.css';
import { useLicenseKey } from '../LicenseKeyField.tsx';
import * as css from './pump.module.css';

/** The commands that install the pump of an integration, with its key once that is asked for. */
export function InstallSteps({ systemId, isRunner }: { systemId: string; isRunner: boolean }) {
  const [key, setKey] = useState<string | null>(null);
  const readKey = useLicenseKey();
  const show = () =>
    readKey(systemId).then(setKey, () => {
      // shown in a toast
    });
  const { origin } = location;
  const commands = [
    `curl -fO ${origin}/annunciator-pump.cjs`,
    `node annunciator-pump.cjs setup --url=${origin} --integration=${systemId} --key=${key ?? '<license key>'} ${isRunner ? '' : '--folders=/srv/alarms '}--origins=https://10.4.0.20`,
    'node annunciator-pump.cjs check',
    'node annunciator-pump.cjs run',
  ].join('\n');
  return (
    <Card title={texts.install}>
      <div className={cardCss.cardBody}>
        <p className="soft">{texts.installDetail}</p>
        <pre className={`${css.pumpCommands} mono`}>{commands}</pre>
        <div className={css.pumpInstall}>
          {key === null && (
            <Button size="small" icon={Eye} onClick={show}>
              {texts.withKey}
            </Button>
          )}
          <CopyButton text={commands} />
          <span className="meta quiet">{texts.installMore}</span>
          {Object.entries(texts.installFiles).map(([kind, name]) => (
            <a key={kind} className="meta" href={`/annunciator-pump.${kind}`} target="_blank" rel="noreferrer">
              {name}
            </a>
          ))}
        </div>
      </div>
    </Card>
  );
}
