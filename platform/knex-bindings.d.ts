import 'knex';

declare module 'knex' {
  namespace Knex {
    /** Binds whatever Postgres' driver does, arrays and instants among it, of which knex names a part. */
    interface RawBuilder<TRecord extends {}, TResult> {
      // biome-ignore lint/style/useShorthandFunctionType: a type cannot add to knex's interface
      <TResult2 = TResult>(
        sql: string,
        bindings: readonly unknown[] | Readonly<Record<string, unknown>>,
      ): Raw<TResult2>;
    }
  }
}
