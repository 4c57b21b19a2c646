import { useApolloClient, useMutation } from '@apollo/client/react';
import { Eye, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { alwaysFresh } from '#session/apollo.ts';
import { connectTexts as texts } from '#texts/integrations.ts';
import { Button } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as kit from '#ui/ui.module.css';
import * as integrationFormCss from './form/integration-form.module.css';
import { licenseKeyQuery, rotateMutation } from './integration-queries.ts';

/** Reads the license key of an integration on request; it is not kept. */
export function useLicenseKey() {
  const client = useApolloClient();
  return async (id: string): Promise<string | null> => {
    const { data } = await client.query({
      query: licenseKeyQuery,
      variables: { id },
      ...alwaysFresh,
      context: { failure: texts.failedToShow },
    });
    return data?.getLicenseKeyForBAS ?? null;
  };
}

/** The license key of an integration: read-only, masked until it is shown, replaced by another on request. */
export function LicenseKeyField({ id, mask }: { id: string; mask: string }) {
  const [key, setKey] = useState<string | null>(null);
  const readKey = useLicenseKey();
  const toaster = useToaster();
  const [rotate] = useMutation(rotateMutation, { context: { failure: texts.failedToRotate } });
  const show = () =>
    readKey(id).then(setKey, () => {
      // shown in a toast
    });
  const replace = async () => {
    try {
      await rotate({ variables: { id } });
      toaster.success(texts.rotated, texts.rotatedDetail);
      await show();
    } catch {
      // shown in a toast
    }
  };
  return (
    <div className={integrationFormCss.formRow}>
      <span className={integrationFormCss.formLabel} id="license-key">
        {texts.licenseKey}
      </span>
      <output className={`${kit.keyBox} mono`} aria-labelledby="license-key">
        {key ?? mask}
      </output>
      <div className={kit.copyable}>
        {key ? <CopyButton text={key} /> : <IconButton icon={Eye} label={texts.show} size="small" onClick={show} />}
        <Confirm question={texts.rotateQuestion} detail={texts.rotateDetail} action={texts.rotate} onConfirm={replace}>
          <Button variant="ghost" size="small" icon={RotateCw}>
            {texts.rotate}
          </Button>
        </Confirm>
      </div>
    </div>
  );
}
