// A thread of the calibration. Plain JavaScript: threads do not inherit the TypeScript loader.
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';

const item = JSON.stringify({
  timestamp: '2026-01-05T06:00:00.000Z',
  point: 'B12.F3.AHU-771.P-48109',
  event: 'ALARM',
  fromState: 'Normal',
  toState: 'High Limit',
  value: '72.4 °F',
  priority: 128,
  message: 'Supply air temperature above its limit for longer than the delay allows',
  station: 'Station-12',
});

function work() {
  let bytes = 0;
  for (let n = 0; n < workerData.rounds; n += 1) {
    bytes += createHash('sha256')
      .update(JSON.stringify(JSON.parse(item)))
      .digest().length;
  }
  return bytes;
}

work(); // compiled before it is measured
parentPort.on('message', () => parentPort.postMessage(work()));
parentPort.postMessage('ready');
