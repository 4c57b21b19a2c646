import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { defaultReleaseChannel, type ReleaseChannel, releaseChannels } from '#domain/constants.ts';
import { useRelease, useTitle } from '#session/release.tsx';
import { accessTexts } from '#texts/access.ts';
import { versionTexts as texts } from '#texts/version.ts';
import { Button } from '#ui/Button.tsx';
import { KeyValue } from '#ui/KeyValue.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { useStable } from '#ui/use-stable.ts';
import { AccessCard } from '../AccessCard.tsx';
import * as accessCss from '../access.module.css';
import { Notice } from '../Notice.tsx';
import { install, type Progress, platformOf, readInstalledBuild, readServerBuild } from './builds.ts';
import * as css from './version.module.css';

const storageKey = 'release-channel';
const isChannel = (name: string | null): name is ReleaseChannel => releaseChannels.some((known) => known === name);

interface Channel {
  name: ReleaseChannel;
  /** Null: it cannot be chosen. */
  address: string | null;
}

type Step = 'checking' | 'upToDate' | 'reloading' | 'failed' | 'unsupported' | Progress;

/**
 * Version of the installed phone shell and of the server, and the channel that it follows (SYS.10). Another address
 * continues on its own page, which the parameter `channel` has apply it at once.
 */
export function VersionPage() {
  useTitle(texts.title);
  const [params] = useSearchParams();
  const requested = params.get('channel');
  const [channel, setChannel] = useState<ReleaseChannel>(() => {
    const chosen = requested ?? localStorage.getItem(storageKey);
    return isChannel(chosen) ? chosen : defaultReleaseChannel;
  });
  const { channels, hasFailed, read } = useChannels();
  const { step, apply } = useUpdate();
  const address = channels?.find(({ name }) => name === channel)?.address ?? null;
  const isBusy = step === 'checking' || step === 'reloading' || (typeof step === 'object' && step !== null);
  const isRequested = useRef(isChannel(requested));
  useEffect(() => {
    if (!isRequested.current || !channels) return;
    isRequested.current = false;
    void apply(channel, address);
  });
  return (
    <AccessCard title={texts.title}>
      {!channels && !hasFailed && <Skeleton rows={3} />}
      {hasFailed && <Failed title={texts.readFailed} onRetry={read} />}
      {channels && (
        <fieldset className={css.channels} disabled={isBusy}>
          <legend>{texts.channel}</legend>
          {channels.map(({ name, address: at }) => (
            <label key={name}>
              <input
                type="radio"
                name="channel"
                value={name}
                checked={name === channel}
                disabled={at === null}
                onChange={() => setChannel(name)}
              />
              {at === null ? texts.noAddress(name) : name}
            </label>
          ))}
        </fieldset>
      )}
      <StepLine step={step} />
      <Configuration channel={channel} address={address} key={typeof step === 'string' ? step : 'running'} />
      <div className={css.versionFoot}>
        <Link className={accessCss.accessLink} to="/login">
          {accessTexts.backToLogin}
        </Link>
        <Button
          variant="primary"
          isBusy={isBusy}
          disabled={address === null}
          onClick={() => void apply(channel, address)}
        >
          {texts.apply}
        </Button>
      </div>
    </AccessCard>
  );
}

function useChannels() {
  const [channels, setChannels] = useState<Channel[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const read = useStable(() => {
    setFailed(false);
    fetch('/info/channels')
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText))))
      .then(
        (list: Channel[]) => setChannels(list.filter(({ name }) => isChannel(name))),
        () => setFailed(true),
      );
  });
  useEffect(() => void read(), [read]);
  return { channels, hasFailed, read };
}

/** Configures a channel, checks for its update, downloads and unpacks it, and loads the page again. */
function useUpdate() {
  const [step, setStep] = useState<Step | null>(null);
  const apply = async (channel: ReleaseChannel, address: string | null) => {
    if (address === null) return;
    localStorage.setItem(storageKey, channel);
    if (new URL(address).origin !== location.origin) {
      setStep('reloading');
      return location.assign(`${address}/version?channel=${channel}`);
    }
    if (!('serviceWorker' in navigator)) return setStep('unsupported');
    try {
      setStep('checking');
      const [server, installed] = await Promise.all([readServerBuild(), readInstalledBuild()]);
      if (server.build === installed) return setStep('upToDate');
      await install(server, setStep);
      setStep('reloading');
      location.assign('/version');
    } catch {
      setStep('failed');
    }
  };
  return { step, apply };
}

function StepLine({ step }: { step: Step | null }) {
  if (step === null) return null;
  if (step === 'failed') return <Notice kind="failed">{texts.failedDetail}</Notice>;
  if (typeof step === 'string')
    return step === 'unsupported' ? (
      <Notice kind="failed">{texts.unsupported}</Notice>
    ) : (
      <Notice kind="info">{texts[step]}</Notice>
    );
  return (
    <div className={css.updateProgress} role="status">
      {(
        [
          [texts.downloading, step.download],
          [texts.extracting, step.extract],
        ] as const
      ).map(([label, percent]) => (
        <div key={label}>
          <span>{label}</span>
          <progress value={percent} max={100} aria-label={label} />
          <span className="num">{texts.percent(percent)}</span>
        </div>
      ))}
    </div>
  );
}

/** Facts of what is in use now. */
function Configuration({ channel, address }: { channel: ReleaseChannel; address: string | null }) {
  const { version } = useRelease();
  const [installed, setInstalled] = useState<string | null>(null);
  const [onServer, setOnServer] = useState<string | null>(null);
  useEffect(() => {
    readInstalledBuild().then(setInstalled, () => setInstalled(null));
    readServerBuild().then(
      ({ build }) => setOnServer(build),
      () => setOnServer(null),
    );
  }, []);
  return (
    <section aria-label={texts.configuration}>
      <h2 className={css.configurationTitle}>{texts.configuration}</h2>
      <KeyValue
        rows={[
          [texts.channel, channel],
          [texts.address, address ?? texts.none],
          [texts.platform, platformOf(navigator.userAgent) ?? texts.web],
          [texts.installed, <code key="installed">{installed ?? texts.none}</code>],
          [texts.onServer, <code key="server">{onServer ?? texts.none}</code>],
          [texts.version, version],
        ]}
      />
    </section>
  );
}
