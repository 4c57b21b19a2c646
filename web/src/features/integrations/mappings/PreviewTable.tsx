import { useQuery } from '@apollo/client/react';
import type { BasSourceField } from '#generated/graphql.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { sourceMappingTexts as texts } from '#texts/integration-commands.ts';
import { Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { Time } from '#ui/Time.tsx';
import * as integrationFormCss from '../form/integration-form.module.css';
import { previewQuery } from './mapping-queries.ts';
import * as css from './mappings.module.css';

/** Values of a field in the newest payloads, as they are read now and as another source would. */
export function PreviewTable({
  systemId,
  field,
  source,
}: {
  systemId: string;
  field: BasSourceField;
  source: unknown;
}) {
  const { data, error } = useQuery(previewQuery, {
    variables: { externalSystemId: systemId, field, source },
    ...alwaysFresh,
    context: { quiet: true },
  });
  const previews = data?.previewBasSourceMapping;
  return (
    <section className={css.mappingPreview} aria-label={texts.preview}>
      <h3>{texts.preview}</h3>
      {error && (
        <p className={integrationFormCss.formProblem} role="alert">
          {errorMessage(error) ?? texts.failed}
        </p>
      )}
      {!previews && !error && <Skeleton />}
      {previews?.length === 0 && <p className="quiet">{texts.previewEmpty}</p>}
      {previews && previews.length > 0 && (
        <Table
          label={texts.preview}
          columns={[{ name: texts.received }, { name: texts.before }, { name: texts.after }]}
        >
          {previews.map(({ id, receivedAt, before, after, problem }) => (
            <tr key={id}>
              <Cell isSoft>
                <Time at={receivedAt} />
              </Cell>
              <Cell dir="auto">{before || <span className="quiet">{texts.nothing}</span>}</Cell>
              <Cell dir="auto" isBad={problem !== null}>
                {problem || after || <span className="quiet">{texts.nothing}</span>}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
