import type { Admin } from 'kafkajs';

/** Runs work with an admin client that is connected. @throws what the work throws. */
export type WithAdmin = <T>(work: (admin: Admin) => Promise<T>) => Promise<T>;

/** Time after which a client that nobody uses is disconnected. */
const idleMs = 2_000;

interface Kept {
  admin: Promise<Admin>;
  users: number;
}

/**
 * Keeps an admin client connected between calls that follow one another: whoever polls would spend most of its time, and of
 * Kafka's, on connecting. After an error the next call opens another one, since a client forgets leaders only then.
 */
export function keepAdmin(open: () => Admin): WithAdmin {
  let kept: Kept | null = null;
  let timer: NodeJS.Timeout | undefined;

  function letGo(one: Kept): void {
    if (kept === one) kept = null;
    if (one.users === 0) void one.admin.then((admin) => admin.disconnect()).catch(() => undefined);
  }

  return async (work) => {
    clearTimeout(timer);
    kept ??= { admin: connect(open()), users: 0 };
    const one = kept;
    one.users += 1;
    try {
      return await work(await one.admin);
    } catch (error) {
      if (kept === one) kept = null;
      throw error;
    } finally {
      one.users -= 1;
      if (kept !== one) letGo(one);
      else if (one.users === 0) timer = setTimeout(letGo, idleMs, one).unref();
    }
  };
}

async function connect(admin: Admin): Promise<Admin> {
  try {
    await admin.connect();
    return admin;
  } catch (error) {
    await admin.disconnect();
    throw error;
  }
}
