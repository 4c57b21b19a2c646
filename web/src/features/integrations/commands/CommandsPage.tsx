import { ChevronDown, OctagonX, RotateCcw } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { hasPump } from '#domain/integrations/external-schemas.ts';
import { ProviderPage } from '#frame/ProviderPage.tsx';
import { errorMessage } from '#session/apollo.ts';
import { replayTexts, syncTexts, integrationCommandTexts as texts } from '#texts/integration-commands.ts';
import { ActionsMenu } from '#ui/ActionsMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { MoreButton } from '#ui/MoreButton.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import * as tableCss from '#ui/table.module.css';
import { IntegrationHead } from '../IntegrationHead.tsx';
import { CommandTable } from './CommandTable.tsx';
import * as css from './commands.module.css';
import { ReplayDialog } from './ReplayDialog.tsx';
import { SyncDialog } from './SyncDialog.tsx';
import { type CommandsView, useCommands } from './use-commands.ts';

/** The queue of commands of an integration: what waits, runs and is done (INT.13). */
export function CommandsPage() {
  const systemId = useParams().systemId ?? '';
  return <Commands key={systemId} systemId={systemId} />;
}

function Commands({ systemId }: { systemId: string }) {
  const view = useCommands(systemId);
  const { commands, count, error, more } = view;
  const [params, setParams] = useSearchParams();
  const close = () => setParams({}, { replace: true });
  const sent = () => {
    close();
    void view.refetch();
  };
  return (
    <ProviderPage name={texts.title}>
      <IntegrationHead title={texts.title} systemId={systemId} pathOf={(id) => `/integrations/${id}/commands`}>
        <Requests view={view} onOpen={(dialog) => setParams({ [dialog]: '' })} />
      </IntegrationHead>
      <div className={css.commands}>
        {error && <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => view.refetch()} />}
        {!commands && !error && <Skeleton />}
        {commands?.length === 0 && <Empty kind="good" title={texts.empty} detail={texts.emptyDetail} />}
        {commands && commands.length > 0 && <CommandTable commands={commands} view={view} />}
        {commands && (
          <div className={tableCss.more}>
            <MoreButton shown={commands.length} total={count} onMore={more} />
          </div>
        )}
      </div>
      {params.has('replay') && (
        <ReplayDialog
          systemId={systemId}
          isByPump={view.system?.connectionType === 'DATAPUMP'}
          onSent={sent}
          onClose={close}
        />
      )}
      {params.has('sync') && <SyncDialog systemId={systemId} onSent={sent} onClose={close} />}
    </ProviderPage>
  );
}

const reads = ['GET_FIELDS', 'GET_DOMAIN_VALUES', 'GET_ASSIGNEES'] as const;

/** The commands that this integration can be given now. */
function Requests({ view, onOpen }: { view: CommandsView; onOpen: (dialog: 'replay' | 'sync') => void }) {
  const { system } = view;
  if (!system) return null;
  const { direction, connectionType, listsFields } = system;
  return (
    <>
      {direction === 'INBOUND' && (
        <Button icon={RotateCcw} onClick={() => onOpen('replay')}>
          {replayTexts.open}
        </Button>
      )}
      {direction === 'OUTBOUND' && (
        <>
          {listsFields && (
            <>
              <Button onClick={() => void view.getAssets()}>{texts.getAssets}</Button>
              <ActionsMenu
                actions={reads.map((type) => ({ label: texts.types[type], action: () => void view.get(type) }))}
              >
                <Button icon={ChevronDown}>{texts.read}</Button>
              </ActionsMenu>
            </>
          )}
          <Button onClick={() => onOpen('sync')}>{syncTexts.open}</Button>
        </>
      )}
      {hasPump(connectionType) && <Button onClick={() => void view.sendConfig()}>{texts.types.CONFIG}</Button>}
      <Confirm
        question={texts.killQuestion}
        detail={texts.killDetail}
        action={texts.kill}
        isDanger
        onConfirm={() => void view.kill()}
      >
        <Button icon={OctagonX}>{texts.kill}</Button>
      </Confirm>
    </>
  );
}
