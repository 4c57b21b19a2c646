export const AlarmPage = () => null;
