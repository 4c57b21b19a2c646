/**
 * Thirty stories of plants, each with what really belonged together: the measure of how well alarms are grouped. In `feeds`,
 * "CH-1>AHU-1" says that a chiller feeds an air handler; in `alarms`, "a CH-1 0" that alarm a started on it in minute 0. `truth`
 * has the alarms of each cause, `grouped` what grouping makes of them, where that is something else.
 */
export interface Story {
  name: string;
  feeds: string;
  alarms: string;
  truth: string;
  grouped?: string;
}

export const stories: readonly Story[] = [
  {
    name: 'A chiller trips, and its air handlers follow',
    feeds: 'CH-1>AHU-1 CH-1>AHU-2',
    alarms: 'a CH-1 0, b AHU-1 1, c AHU-2 2',
    truth: 'abc',
  },
  {
    name: 'A fan fails; boxes and rooms follow',
    feeds: 'AHU-1>VAV-1 AHU-1>VAV-2 VAV-1>R-101 VAV-2>R-102',
    alarms: 'a AHU-1 0, b VAV-1 2, c VAV-2 3, d R-101 5, e R-102 6',
    truth: 'abcde',
  },
  {
    name: 'An air handler is heard before the chiller that failed',
    feeds: 'CH-1>AHU-1',
    alarms: 'a AHU-1 0, b CH-1 2',
    truth: 'ab',
  },
  {
    name: 'Two plants fail in the same minute',
    feeds: 'CH-1>AHU-1 CH-2>AHU-2',
    alarms: 'a CH-1 0, b AHU-1 1, c CH-2 0, d AHU-2 1',
    truth: 'ab cd',
  },
  {
    name: 'A box fails on its own',
    feeds: 'AHU-1>VAV-1',
    alarms: 'a VAV-1 0',
    truth: 'a',
  },
  {
    name: 'One chiller raises three alarms',
    feeds: 'CH-1>AHU-1',
    alarms: 'a CH-1 0, b CH-1 0, c CH-1 3',
    truth: 'abc',
  },
  {
    name: 'An air handler fails long after a chiller',
    feeds: 'CH-1>AHU-1',
    alarms: 'a CH-1 0, b AHU-1 6',
    truth: 'a b',
  },
  {
    name: 'An air handler follows after exactly five minutes',
    feeds: 'CH-1>AHU-1',
    alarms: 'a CH-1 0, b AHU-1 5',
    truth: 'ab',
  },
  {
    name: 'Warmth creeps from the chiller to a room in twelve minutes',
    feeds: 'CH-1>AHU-1 AHU-1>VAV-1 VAV-1>R-101',
    alarms: 'a CH-1 0, b AHU-1 4, c VAV-1 8, d R-101 12',
    truth: 'abcd',
  },
  {
    name: 'A chiller without an alarm of its own starves two air handlers',
    feeds: 'CH-1>AHU-1 CH-1>AHU-2',
    alarms: 'a AHU-1 0, b AHU-2 1',
    truth: 'ab',
    grouped: 'a b',
  },
  {
    name: 'A room of another air handler gets warm meanwhile',
    feeds: 'AHU-1>VAV-1 AHU-2>VAV-2 VAV-2>R-202',
    alarms: 'a AHU-1 0, b VAV-1 1, c R-202 2',
    truth: 'ab c',
  },
  {
    name: 'Two chillers fail, and an air handler that both feed: the earlier one takes it',
    feeds: 'CH-1>AHU-1 CH-2>AHU-1',
    alarms: 'a CH-1 0, b CH-2 2, c AHU-1 3',
    truth: 'ac b',
  },
  {
    name: 'Two air handlers are alone until their chiller is heard',
    feeds: 'CH-1>AHU-1 CH-1>AHU-2',
    alarms: 'a AHU-1 0, b AHU-2 1, c CH-1 3',
    truth: 'abc',
  },
  {
    name: 'Two loops feed each other',
    feeds: 'HX-1>HX-2 HX-2>HX-1',
    alarms: 'a HX-1 0, b HX-2 1',
    truth: 'ab',
  },
  {
    name: 'Three assets feed each other in a ring',
    feeds: 'P-1>HX-1 HX-1>TK-1 TK-1>P-1',
    alarms: 'a TK-1 0, b P-1 1, c HX-1 2',
    truth: 'abc',
  },
  {
    name: 'A pump stops its chiller',
    feeds: 'CHWP-1>CH-1 CH-1>AHU-1',
    alarms: 'a CHWP-1 0, b CH-1 1, c AHU-1 3',
    truth: 'abc',
  },
  {
    name: 'A boiler fails beside a healthy chiller',
    feeds: 'BLR-1>AHU-1 CH-1>AHU-1',
    alarms: 'a BLR-1 0, b AHU-1 2',
    truth: 'ab',
  },
  {
    name: 'A boiler fails while a filter of another air handler clogs',
    feeds: 'BLR-1>AHU-1 BLR-2>AHU-2',
    alarms: 'a BLR-1 0, b AHU-1 2, c AHU-2 2',
    truth: 'ab c',
  },
  {
    name: 'A filter clogs on an air handler just before its chiller trips',
    feeds: 'CH-1>AHU-1',
    alarms: 'a AHU-1 0, b CH-1 3, c AHU-1 4',
    truth: 'a bc',
    grouped: 'abc',
  },
  {
    name: 'A switchboard drops out',
    feeds: 'SWB-1>AHU-1 SWB-1>CH-1 SWB-1>P-1',
    alarms: 'a SWB-1 0, b AHU-1 0, c CH-1 0, d P-1 1',
    truth: 'abcd',
  },
  {
    name: 'Two assets without a relation fail together by chance',
    feeds: 'CH-1>AHU-1',
    alarms: 'a EF-1 0, b EF-2 0',
    truth: 'a b',
  },
  {
    name: 'An air handler between says nothing',
    feeds: 'CH-1>AHU-1 AHU-1>VAV-1',
    alarms: 'a CH-1 0, b VAV-1 2',
    truth: 'ab',
    grouped: 'a b',
  },
  {
    name: 'A flood of one chiller, with noise of another plant',
    feeds: 'CH-1>AHU-1 CH-1>AHU-2 AHU-1>VAV-11 AHU-1>VAV-12 AHU-2>VAV-21 AHU-2>VAV-22 CH-9>AHU-9 AHU-9>VAV-91',
    alarms: 'a CH-1 0, b AHU-1 1, c AHU-2 1, d VAV-11 2, e VAV-12 3, f VAV-21 3, g VAV-22 4, h VAV-91 2, i CH-9 9',
    truth: 'abcdefg h i',
  },
  {
    name: 'A cooling tower is the last to be heard',
    feeds: 'CT-1>CH-1 CH-1>AHU-1',
    alarms: 'a CH-1 0, b AHU-1 2, c CT-1 5',
    truth: 'abc',
  },
  {
    name: 'A damper sticks, and its room gets warm',
    feeds: 'VAV-1>R-101 VAV-2>R-102',
    alarms: 'a VAV-1 0, b R-101 4',
    truth: 'ab',
  },
  {
    name: 'Two boxes of one room fail, one after the other',
    feeds: 'VAV-1>R-101 VAV-2>R-101',
    alarms: 'a VAV-1 0, b VAV-2 1, c R-101 2',
    truth: 'ac b',
  },
  {
    name: 'A heat exchanger fails beside a broken sensor elsewhere',
    feeds: 'HX-1>AHU-1 HX-2>AHU-9',
    alarms: 'a HX-1 0, b AHU-1 1, c AHU-9 1',
    truth: 'ab c',
  },
  {
    name: 'An exhaust fan stops while supply air fails',
    feeds: 'AHU-1>VAV-1',
    alarms: 'a EF-1 0, b AHU-1 0, c VAV-1 1',
    truth: 'a bc',
  },
  {
    name: 'A chiller trips twice within the hour',
    feeds: 'CH-1>AHU-1',
    alarms: 'a CH-1 0, b AHU-1 1, c CH-1 30, d AHU-1 31',
    truth: 'ab cd',
  },
  {
    name: 'A chiller takes twelve air handlers with it',
    feeds:
      'CH-1>AHU-1 CH-1>AHU-2 CH-1>AHU-3 CH-1>AHU-4 CH-1>AHU-5 CH-1>AHU-6 CH-1>AHU-7 CH-1>AHU-8 CH-1>AHU-9 CH-1>AHU-10 CH-1>AHU-11 CH-1>AHU-12',
    alarms:
      'a CH-1 0, b AHU-1 1, c AHU-2 1, d AHU-3 1, e AHU-4 2, f AHU-5 2, g AHU-6 2, h AHU-7 2, i AHU-8 3, j AHU-9 3, k AHU-10 3, l AHU-11 3, m AHU-12 3',
    truth: 'abcdefghijklm',
  },
];
