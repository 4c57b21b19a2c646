import 'knex';

declare module 'knex' {
  namespace Knex {
    /** Allows all bindings of Postgres' driver, such as arrays and instants; knex names only some of them. */
    interface RawBuilder<TRecord extends {}, TResult> {
      // biome-ignore lint/style/useShorthandFunctionType: a type cannot add to knex's interface
      <TResult2 = TResult>(
        sql: string,
        bindings: readonly unknown[] | Readonly<Record<string, unknown>>,
      ): Raw<TResult2>;
    }
  }
}
