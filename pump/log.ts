/** Writes lines to the standard output, each with the time. */
export interface Log {
  info(line: string): void;
  warn(line: string): void;
}

export const createLog = (prefix = ''): Log => {
  const write = (level: string, line: string): void => {
    // a source must not be able to write lines of its own
    const text = line.replace(/\p{Cc}+/gu, ' ');
    process.stdout.write(`${new Date().toISOString()} ${level} ${prefix}${text}\n`);
  };
  return { info: (line) => write('INFO', line), warn: (line) => write('WARN', line) };
};
