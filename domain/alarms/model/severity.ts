export type Severity = 'Alarm' | 'Normal' | 'Warn' | 'Unreliable' | 'Fault';
