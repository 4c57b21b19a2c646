import { useMutation, useQuery } from '@apollo/client/react';
import { CalendarX, Pencil, ShieldCheck, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts, toastTexts } from '#texts/common.ts';
import { ssoFormTexts, ssoTexts as texts } from '#texts/sso.ts';
import { Confirm } from '#ui/Confirm.tsx';
import { formatDate } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Bone } from '#ui/states.tsx';
import { Cell } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as css from './sso.module.css';
import { deleteSsoMutation, ssoProviderQuery } from './sso-queries.ts';
import { UpdateOidc } from './UpdateOidc.tsx';
import { UpdateSso } from './UpdateSso.tsx';

/** One domain: its identity provider, and until when the provider's certificate is good. */
export function SsoRow({ emailDomain, onDeleted }: { emailDomain: string; onDeleted: () => Promise<unknown> }) {
  const { isSuper } = useMe();
  const toaster = useToaster();
  const [isEditing, setEditing] = useState(false);
  const { data, error } = useQuery(ssoProviderQuery, {
    variables: { emailDomain },
    context: { quiet: true },
  });
  const [remove] = useMutation(deleteSsoMutation, {
    variables: { emailDomain },
    context: { failure: texts.deleteFailed },
  });
  const { saml, oidc } = data?.getSsoProvider ?? {};
  const name = saml?.providerEntityId ?? oidc?.issuer;
  const takeAway = async () => {
    if (!(await remove()).data) return;
    toaster.success(texts.deleted, toastTexts.success);
    await onDeleted();
  };
  return (
    <tr>
      <Cell className={`strong ${css.ssoDomain}`}>{emailDomain}</Cell>
      <Cell isSoft className={css.ssoProvider}>
        {name !== undefined && (
          <>
            {name}
            <div className="meta quiet">{oidc ? ssoFormTexts.oidc : ssoFormTexts.saml}</div>
          </>
        )}
        {name === undefined && (error ? errorMessage(error) : <Bone />)}
      </Cell>
      <Cell className={css.ssoCertificate}>
        {saml && <Certificate {...saml} />}
        {oidc && <span className="soft">{texts.publishedKeys}</span>}
      </Cell>
      {isSuper && (
        <Cell kind="actions" className={css.ssoActions}>
          <div className={css.ssoRowActions}>
            <IconButton
              icon={Pencil}
              label={texts.edit(emailDomain)}
              disabled={!data}
              onClick={() => setEditing(true)}
            />
            <Confirm
              question={texts.deleteQuestion(emailDomain)}
              detail={texts.deleteDetail}
              action={actionTexts.delete}
              isDanger
              onConfirm={() => void takeAway().catch(() => undefined)}
            >
              <IconButton icon={Trash2} label={texts.delete(emailDomain)} />
            </Confirm>
          </div>
          {isEditing && saml && <UpdateSso stored={saml} onClose={() => setEditing(false)} />}
          {isEditing && oidc && <UpdateOidc stored={oidc} onClose={() => setEditing(false)} />}
        </Cell>
      )}
    </tr>
  );
}

function Certificate(of: { certificateExpiresAt: string; isCertificateExpiring: boolean }) {
  const day = formatDate(of.certificateExpiresAt);
  if (Date.parse(of.certificateExpiresAt) <= Date.now())
    return (
      <Tag tone="danger" icon={CalendarX} quiet>
        {texts.expired(day)}
      </Tag>
    );
  return of.isCertificateExpiring ? (
    <Tag tone="warning" icon={TriangleAlert} quiet>
      {texts.expires(day)}
    </Tag>
  ) : (
    <Tag tone="success" icon={ShieldCheck} quiet>
      {texts.until(day)}
    </Tag>
  );
}
