/**
 * Headers of a file whose address is another one once it changes: the browser keeps it for as long as it likes, for nobody
 * else, and not for another session.
 */
export const keptForSession = {
  'cache-control': 'private, max-age=31536000, immutable',
  vary: 'authorization, customer-id',
};
