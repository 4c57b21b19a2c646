declare module '*/palette.module.css' {
  export const isOn: string;
  export const paletteEntry: string;
  export const paletteField: string;
  export const paletteList: string;
}

declare module '*/provider-shell.module.css' {
  export const provider: string;
  export const providerBar: string;
  export const providerHome: string;
}

declare module '*/shell.module.css' {
  export const isCollapsed: string;
  export const keyList: string;
  export const rail: string;
  export const railAreas: string;
  export const railCustomer: string;
  export const railHead: string;
  export const railMark: string;
  export const railToggle: string;
  export const railUser: string;
  export const railUserName: string;
  export const shell: string;
  export const skipLink: string;
}

declare module '*/access.module.css' {
  export const access: string;
  export const accessActions: string;
  export const accessBrand: string;
  export const accessCard: string;
  export const accessForm: string;
  export const accessLink: string;
  export const accessWaiting: string;
  export const accessWho: string;
  export const isInfo: string;
  export const isMet: string;
  export const notice: string;
  export const passwordCard: string;
  export const passwordRules: string;
}

declare module '*/mfa.module.css' {
  export const codeInput: string;
  export const mfaDone: string;
  export const mfaFoot: string;
  export const mfaMethod: string;
  export const mfaMethods: string;
  export const mfaWays: string;
}

declare module '*/version.module.css' {
  export const channels: string;
  export const configurationTitle: string;
  export const updateProgress: string;
  export const versionFoot: string;
}

declare module '*/advanced-analytics.module.css' {
  export const isBad: string;
  export const pivotBar: string;
  export const pivotChoice: string;
  export const pivotMail: string;
  export const pivotMailPeople: string;
  export const pivotMailWhen: string;
  export const pivotNotes: string;
  export const pivotPicker: string;
  export const pivotPickers: string;
}

declare module '*/causes.module.css' {
  export const causeActs: string;
  export const causeToggle: string;
  export const causeWhy: string;
  export const isMember: string;
  export const verbsScope: string;
}

declare module '*/decisions.module.css' {
  export const bulkBar: string;
  export const decisionChoices: string;
  export const textEdit: string;
}

declare module '*/detail.module.css' {
  export const alarmBell: string;
  export const alarmColumn: string;
  export const alarmColumns: string;
  export const alarmFacts: string;
  export const alarmHead: string;
  export const alarmPage: string;
  export const alarmTags: string;
  export const cmmsLevels: string;
  export const isEmpty: string;
  export const isSingle: string;
  export const notes: string;
  export const raw: string;
  export const recentActions: string;
  export const recentAlarm: string;
  export const sectionHead: string;
  export const sibling: string;
  export const siblingTime: string;
  export const siblings: string;
  export const sparkAxis: string;
  export const sparkBar: string;
  export const sparkBars: string;
  export const verified: string;
}

declare module '*/properties.module.css' {
  export const detailsControl: string;
  export const detailsField: string;
  export const detailsFoot: string;
  export const detailsForm: string;
  export const detailsVotes: string;
  export const pleaseVerify: string;
  export const unsure: string;
}

declare module '*/drawer.module.css' {
  export const alarmId: string;
  export const drawer: string;
  export const drawerBody: string;
  export const drawerEdge: string;
  export const drawerHead: string;
  export const drawerTitle: string;
  export const isOver: string;
  export const section: string;
}

declare module '*/lens-table.module.css' {
  export const alarmName: string;
  export const hasLeft: string;
  export const inAlarm: string;
  export const isFocused: string;
  export const isOpen: string;
  export const isReloading: string;
  export const isRight: string;
  export const isSelected: string;
  export const lensBody: string;
  export const lensBone: string;
  export const lensCell: string;
  export const lensCheck: string;
  export const lensEnd: string;
  export const lensHead: string;
  export const lensHeadRow: string;
  export const lensRow: string;
  export const lensSort: string;
  export const lensTable: string;
  export const lensTint: string;
  export const pin: string;
  export const unverified: string;
  export const workIcon: string;
}

declare module '*/alarms-phone.module.css' {
  export const cardGroupPlace: string;
  export const isSettling: string;
  export const isWork: string;
  export const mobileBulk: string;
  export const swipeCard: string;
  export const swipeCount: string;
  export const swipeFace: string;
  export const swipeVerbs: string;
}

declare module '*/triage.module.css' {
  export const lensFoot: string;
  export const lensKeys: string;
  export const lensPane: string;
  export const lensSplit: string;
  export const lensSurface: string;
  export const newPill: string;
}

declare module '*/aliases.module.css' {
  export const aliases: string;
  export const aliasesActions: string;
  export const aliasesItem: string;
  export const aliasesList: string;
  export const aliasesNew: string;
  export const aliasesSamples: string;
  export const aliasesShort: string;
  export const aliasesSuggestions: string;
}

declare module '*/analyst.module.css' {
  export const readerActions: string;
  export const readerName: string;
  export const readerSecret: string;
  export const readerSecretOf: string;
  export const readerTable: string;
  export const readerTime: string;
  export const readersCard: string;
}

declare module '*/assets.module.css' {
  export const assetAlarms: string;
  export const assetBar: string;
  export const assetBlockers: string;
  export const assetCategory: string;
  export const assetFacts: string;
  export const assetFoot: string;
  export const assetGap: string;
  export const assetHead: string;
  export const assetList: string;
  export const assetName: string;
  export const assetNew: string;
  export const assetPage: string;
  export const assetPanel: string;
  export const assetPlace: string;
  export const assetPlan: string;
  export const assetPoints: string;
  export const assetProperties: string;
  export const assetProperty: string;
  export const assetRows: string;
  export const assetSearch: string;
  export const assetSort: string;
  export const assetTable: string;
  export const hasLeft: string;
  export const spacesColumns: string;
  export const spacesPage: string;
  export const spacesPanel: string;
  export const spacesRow: string;
  export const spacesTree: string;
}

declare module '*/assets-phone.module.css' {
}

declare module '*/charts.module.css' {
  export const chart: string;
  export const chartButtons: string;
  export const chartCanvas: string;
  export const chartControls: string;
  export const chartDot: string;
  export const chartDrawing: string;
  export const chartHead: string;
  export const chartLegend: string;
  export const chartNames: string;
  export const chartPoints: string;
  export const chartShade: string;
  export const chartSwatch: string;
  export const chartTable: string;
  export const chartTip: string;
  export const chartTipLine: string;
  export const chartTipTitle: string;
  export const heat: string;
  export const heatHead: string;
  export const heatLegend: string;
  export const heatMap: string;
  export const heatValue: string;
  export const isBrush: string;
  export const isColumn: string;
  export const isFloating: string;
  export const isLeft: string;
  export const isMiddle: string;
  export const isOpen: string;
  export const pivot: string;
  export const pivotCell: string;
  export const sparkline: string;
}

declare module '*/pivot-grid.module.css' {
  export const isAt: string;
  export const isFoot: string;
  export const isHead: string;
  export const isOpen: string;
  export const pivotGrid: string;
  export const pivotGridBody: string;
  export const pivotLine: string;
  export const pivotName: string;
  export const pivotSum: string;
  export const pivotValue: string;
}

declare module '*/cmms-config.module.css' {
  export const cmmsBar: string;
  export const cmmsCard: string;
  export const cmmsCheck: string;
  export const cmmsChosen: string;
  export const cmmsErrors: string;
  export const cmmsHead: string;
  export const cmmsList: string;
  export const cmmsModal: string;
  export const cmmsName: string;
  export const cmmsPage: string;
  export const cmmsPanel: string;
  export const cmmsPicker: string;
  export const cmmsPulled: string;
  export const cmmsRow: string;
  export const cmmsSearch: string;
  export const cmmsSystem: string;
  export const cmmsTags: string;
  export const isDragged: string;
}

declare module '*/criteria-bar.module.css' {
  export const criteriaBar: string;
}

declare module '*/filters.module.css' {
  export const criteriaPills: string;
  export const filterAsked: string;
  export const filterDuration: string;
  export const filterDurations: string;
  export const filterLock: string;
  export const filterOperator: string;
  export const filterPlace: string;
  export const filterRange: string;
  export const filterRow: string;
  export const filterValues: string;
  export const filters: string;
  export const filtersFoot: string;
  export const filtersHead: string;
  export const isLocked: string;
}

declare module '*/report-filters.module.css' {
  export const report: string;
  export const reportBar: string;
  export const ticketSearch: string;
}

declare module '*/exports.module.css' {
  export const exportsError: string;
  export const exportsItem: string;
  export const exportsList: string;
  export const exportsMore: string;
  export const exportsName: string;
  export const exportsProgress: string;
}

declare module '*/feedback.module.css' {
  export const sent: string;
}

declare module '*/feeds.module.css' {
  export const feedLag: string;
  export const feedLine: string;
  export const feedName: string;
  export const feedSearch: string;
  export const feedState: string;
  export const feedTable: string;
  export const feedWords: string;
  export const feeds: string;
}

declare module '*/cmms-fields.module.css' {
  export const cmmsConfigControl: string;
  export const cmmsConfigRow: string;
  export const cmmsField: string;
  export const cmmsFields: string;
  export const cmmsFoot: string;
  export const isWide: string;
}

declare module '*/people.module.css' {
  export const isNobody: string;
  export const isOption: string;
  export const person: string;
  export const personMark: string;
  export const usersPicker: string;
}

declare module '*/sources.module.css' {
  export const sourceDoubt: string;
  export const sourceStrip: string;
}

declare module '*/holidays.module.css' {
  export const card: string;
  export const form: string;
}

declare module '*/incidents.module.css' {
  export const incidentAlarms: string;
  export const incidentPage: string;
  export const incidentReason: string;
  export const incidentTable: string;
  export const incidentVerbs: string;
  export const incidentWhy: string;
}

declare module '*/commands.module.css' {
  export const commandActions: string;
  export const commandName: string;
  export const commandProgress: string;
  export const commandResponse: string;
  export const commandTable: string;
  export const commands: string;
  export const replayDialog: string;
}

declare module '*/dead-letters.module.css' {
  export const isOn: string;
  export const kindChip: string;
  export const kindChips: string;
  export const letterFilters: string;
  export const letterPages: string;
  export const letterPayload: string;
  export const letterReason: string;
  export const letterRow: string;
  export const letterRows: string;
  export const letterSearch: string;
  export const letterSystem: string;
  export const letterTime: string;
  export const letters: string;
  export const lettersHint: string;
  export const lettersList: string;
  export const resolveProgress: string;
}

declare module '*/letter-pane.module.css' {
  export const attachments: string;
  export const isMail: string;
  export const letterBody: string;
  export const letterFoot: string;
  export const letterHead: string;
  export const letterPane: string;
  export const letterWhy: string;
  export const payload: string;
  export const payloadPanel: string;
  export const payloadProblem: string;
  export const payloadText: string;
}

declare module '*/integration-form.module.css' {
  export const formGroup: string;
  export const formGroups: string;
  export const formHelp: string;
  export const formHint: string;
  export const formLabel: string;
  export const formMain: string;
  export const formProblem: string;
  export const formRow: string;
  export const integrationForm: string;
  export const integrationModal: string;
  export const isLocked: string;
  export const isSwitch: string;
  export const isWide: string;
  export const newKey: string;
  export const sliderControl: string;
}

declare module '*/integrations.module.css' {
  export const hourBars: string;
  export const intBars: string;
  export const intBone: string;
  export const intConnection: string;
  export const intContact: string;
  export const intCount: string;
  export const intEdit: string;
  export const intHealth: string;
  export const intName: string;
  export const intSchema: string;
  export const intScroll: string;
  export const intSearch: string;
  export const intSummary: string;
  export const integrationSwitch: string;
  export const integrations: string;
  export const isBad: string;
  export const isBroken: string;
  export const isEmpty: string;
  export const isOff: string;
}

declare module '*/issues.module.css' {
  export const isOver: string;
  export const issueActions: string;
  export const issueName: string;
  export const issueState: string;
  export const issueTable: string;
  export const issueWords: string;
  export const issues: string;
}

declare module '*/mappings.module.css' {
  export const mappingPreview: string;
  export const mappingSource: string;
  export const mappingTable: string;
  export const mappings: string;
  export const mappingsSaved: string;
}

declare module '*/parser.module.css' {
  export const isBad: string;
  export const isFailing: string;
  export const isOn: string;
  export const isSource: string;
  export const parser: string;
  export const parserArea: string;
  export const parserCase: string;
  export const parserCases: string;
  export const parserFoot: string;
  export const parserHead: string;
  export const parserHint: string;
  export const parserKeep: string;
  export const parserLetter: string;
  export const parserMail: string;
  export const parserMap: string;
  export const parserNewest: string;
  export const parserPanes: string;
  export const parserPayload: string;
  export const parserProblems: string;
  export const parserSaved: string;
  export const parserSelect: string;
  export const piece: string;
}

declare module '*/reading.module.css' {
  export const differs: string;
  export const isOn: string;
  export const parserDiffers: string;
  export const parserEvent: string;
  export const parserField: string;
  export const parserOutcomes: string;
  export const parserProblem: string;
  export const parserReason: string;
}

declare module '*/template-form.module.css' {
  export const templateForm: string;
  export const templateRow: string;
}

declare module '*/pump.module.css' {
  export const pump: string;
  export const pumpActions: string;
  export const pumpCommands: string;
  export const pumpInstall: string;
  export const pumpProblem: string;
  export const pumpSource: string;
  export const pumpSources: string;
}

declare module '*/reparse.module.css' {
  export const isOn: string;
  export const isQuiet: string;
  export const reparse: string;
  export const reparseFields: string;
  export const reparseForm: string;
  export const reparseMain: string;
  export const reparseSide: string;
  export const run: string;
  export const runBody: string;
  export const runCounts: string;
  export const runError: string;
  export const runHead: string;
  export const runLine: string;
  export const runs: string;
  export const sample: string;
  export const samples: string;
}

declare module '*/inventory.module.css' {
  export const inventory: string;
  export const inventoryActions: string;
  export const inventoryDrop: string;
  export const inventoryFields: string;
  export const inventoryFile: string;
  export const inventoryFilter: string;
  export const inventoryHead: string;
  export const inventoryKept: string;
  export const inventoryMore: string;
  export const inventoryNew: string;
  export const inventoryNumber: string;
  export const inventoryProgress: string;
  export const inventoryRow: string;
  export const inventorySample: string;
  export const inventoryTarget: string;
  export const inventoryTile: string;
  export const inventoryTiles: string;
  export const inventoryWhy: string;
  export const isBad: string;
  export const isOver: string;
}

declare module '*/kpis.module.css' {
  export const kpiBar: string;
  export const kpiBody: string;
  export const kpiBounds: string;
  export const kpiBy: string;
  export const kpiChange: string;
  export const kpiDrawer: string;
  export const kpiDrawing: string;
  export const kpiFigure: string;
  export const kpiGap: string;
  export const kpiGoals: string;
  export const kpiGoalsScroll: string;
  export const kpiGoalsTable: string;
  export const kpiGroup: string;
  export const kpiHasNote: string;
  export const kpiHead: string;
  export const kpiMeaning: string;
  export const kpiMenu: string;
  export const kpiMore: string;
  export const kpiPart: string;
  export const kpiRow: string;
  export const kpiShareName: string;
  export const kpiShares: string;
  export const kpiSummary: string;
  export const kpiTable: string;
  export const kpiTile: string;
  export const kpiUnit: string;
  export const kpiWhole: string;
  export const kpis: string;
}

declare module '*/lens-editor.module.css' {
  export const isHidden: string;
  export const isOn: string;
  export const lensArrange: string;
  export const lensEditor: string;
  export const lensEditorFoot: string;
}

declare module '*/list-phone.module.css' {
  export const cardBones: string;
  export const cardLine: string;
  export const cardName: string;
  export const cards: string;
  export const hasLeft: string;
  export const isMember: string;
  export const isReading: string;
  export const isSelected: string;
  export const listCard: string;
  export const mobileLens: string;
  export const mobileScroller: string;
  export const mobileSearch: string;
  export const pullMark: string;
}

declare module '*/search-box.module.css' {
  export const jump: string;
  export const search: string;
}

declare module '*/views.module.css' {
  export const columnsPicker: string;
  export const isHidden: string;
  export const viewDot: string;
  export const viewName: string;
}

declare module '*/floors.module.css' {
  export const floorAlarm: string;
  export const floorAlarms: string;
  export const floorBadge: string;
  export const floorBadgeText: string;
  export const floorBetween: string;
  export const floorCanvas: string;
  export const floorCorner: string;
  export const floorDraft: string;
  export const floorEditor: string;
  export const floorHasFile: string;
  export const floorNote: string;
  export const floorPage: string;
  export const floorPanel: string;
  export const floorPanelHead: string;
  export const floorPanelWays: string;
  export const floorRoom: string;
  export const floorRoomLink: string;
  export const floorRoomMark: string;
  export const floorRoomName: string;
  export const floorRows: string;
  export const floorSheet: string;
  export const floorStage: string;
  export const floorSummary: string;
  export const floorWall: string;
  export const floorWays: string;
  export const hasPanel: string;
  export const isDrawing: string;
  export const isSelected: string;
  export const mapFloors: string;
}

declare module '*/map.module.css' {
  export const isBadge: string;
  export const isEdge: string;
  export const isList: string;
  export const isSelected: string;
  export const mapAddress: string;
  export const mapAddressLine: string;
  export const mapBaseNote: string;
  export const mapButtons: string;
  export const mapCanvas: string;
  export const mapContainer: string;
  export const mapCorner: string;
  export const mapCorners: string;
  export const mapEditor: string;
  export const mapEditorButtons: string;
  export const mapEditorFoot: string;
  export const mapEditorHead: string;
  export const mapEditorSide: string;
  export const mapLegend: string;
  export const mapLegendEdges: string;
  export const mapList: string;
  export const mapListHint: string;
  export const mapListTitle: string;
  export const mapMain: string;
  export const mapNote: string;
  export const mapPage: string;
  export const mapPaste: string;
  export const mapPopup: string;
  export const mapProblem: string;
  export const mapRow: string;
  export const mapRowActions: string;
  export const mapRowFacts: string;
  export const mapRowName: string;
  export const mapSide: string;
  export const mapSideHead: string;
  export const mapSwatch: string;
}

declare module '*/performance.module.css' {
  export const isPrinting: string;
  export const performance: string;
  export const performanceCell: string;
  export const performanceCustomer: string;
  export const performanceFigure: string;
  export const performanceGrid: string;
  export const performanceHead: string;
  export const performanceMeaning: string;
  export const performanceMeasures: string;
  export const performancePair: string;
  export const performanceTitle: string;
  export const performanceValue: string;
  export const performanceWorst: string;
}

declare module '*/relations.module.css' {
  export const isAlarming: string;
  export const isMiddle: string;
  export const isNear: string;
  export const isPart: string;
  export const relations: string;
  export const relationsActions: string;
  export const relationsAdd: string;
  export const relationsAlarms: string;
  export const relationsArrow: string;
  export const relationsBar: string;
  export const relationsBox: string;
  export const relationsBoxName: string;
  export const relationsBoxText: string;
  export const relationsDrawing: string;
  export const relationsEdge: string;
  export const relationsHead: string;
  export const relationsLegend: string;
  export const relationsMore: string;
  export const relationsSearch: string;
  export const relationsSwitch: string;
}

declare module '*/reports.module.css' {
  export const actors: string;
  export const actorsAlarm: string;
  export const actorsFix: string;
  export const actorsNuisance: string;
  export const countBy: string;
  export const countsBar: string;
  export const countsName: string;
}

declare module '*/roles.module.css' {
  export const permissionCell: string;
  export const permissionGrid: string;
  export const permissionMark: string;
  export const roleCompare: string;
  export const roleDetail: string;
  export const roleFoot: string;
  export const roleGive: string;
  export const rolePanel: string;
  export const rolePeople: string;
  export const roleStale: string;
  export const rolesCard: string;
  export const rolesGroup: string;
  export const rolesHead: string;
  export const rolesMatrix: string;
  export const rolesName: string;
}

declare module '*/rules.module.css' {
  export const alarmRules: string;
  export const isDragged: string;
  export const isOff: string;
  export const isStale: string;
  export const isWarning: string;
  export const ruleActionHead: string;
  export const ruleActions: string;
  export const ruleColumns: string;
  export const ruleCounts: string;
  export const ruleDays: string;
  export const ruleDryRun: string;
  export const ruleDryRunHead: string;
  export const ruleError: string;
  export const ruleExclusions: string;
  export const ruleFieldset: string;
  export const ruleFigure: string;
  export const ruleFigures: string;
  export const ruleFiringAlarm: string;
  export const ruleFirings: string;
  export const ruleFunnel: string;
  export const ruleFunnelBar: string;
  export const ruleHelp: string;
  export const ruleHolidays: string;
  export const ruleItem: string;
  export const ruleLog: string;
  export const ruleLogHead: string;
  export const ruleNoGrip: string;
  export const ruleNote: string;
  export const rulePage: string;
  export const rulePageHead: string;
  export const rulePart: string;
  export const rulePartHead: string;
  export const rulePartPlace: string;
  export const ruleParts: string;
  export const rulePaused: string;
  export const rulePausedActions: string;
  export const rulePlace: string;
  export const ruleProblem: string;
  export const ruleReads: string;
  export const ruleRow: string;
  export const ruleSentence: string;
  export const ruleSide: string;
  export const ruleTemplates: string;
  export const ruleText: string;
  export const ruleTitle: string;
  export const ruleTried: string;
  export const ruleTriggered: string;
  export const ruleWord: string;
  export const rulesCard: string;
  export const rulesHead: string;
  export const rulesSearch: string;
}

declare module '*/property-settings.module.css' {
  export const hasOpen: string;
  export const isChosen: string;
  export const isHidden: string;
  export const isOpen: string;
  export const mergeValues: string;
  export const propertyMore: string;
  export const propertyOpen: string;
  export const propertyRoom: string;
  export const propertyRow: string;
  export const valueName: string;
  export const valuesAdd: string;
  export const valuesBack: string;
  export const valuesCard: string;
  export const valuesClose: string;
  export const valuesList: string;
  export const valuesSearch: string;
}

declare module '*/settings.module.css' {
  export const profileAvatar: string;
  export const profileFacts: string;
  export const profileForm: string;
  export const profilePair: string;
  export const profilePhoto: string;
  export const profileSessions: string;
  export const profileStatus: string;
  export const settingsList: string;
  export const settingsPanel: string;
  export const settingsRow: string;
}

declare module '*/sso.module.css' {
  export const ssoActions: string;
  export const ssoCard: string;
  export const ssoCertificate: string;
  export const ssoDomain: string;
  export const ssoFields: string;
  export const ssoForm: string;
  export const ssoOurs: string;
  export const ssoPage: string;
  export const ssoProvider: string;
  export const ssoRowActions: string;
  export const ssoTable: string;
  export const ssoUpload: string;
}

declare module '*/support.module.css' {
  export const words: string;
}

declare module '*/teams.module.css' {
  export const locationRows: string;
  export const locations: string;
  export const placePicker: string;
  export const placePills: string;
  export const teamActive: string;
  export const teamAdd: string;
  export const teamCreator: string;
  export const teamForm: string;
  export const teamLocations: string;
  export const teamMember: string;
  export const teamMembers: string;
  export const teamPanel: string;
  export const teamRole: string;
  export const teamTable: string;
  export const teamsCard: string;
  export const teamsFilters: string;
  export const teamsPanel: string;
}

declare module '*/throughput.module.css' {
  export const isBone: string;
  export const isLow: string;
  export const throughput: string;
  export const throughputAverage: string;
  export const throughputCard: string;
  export const throughputCards: string;
  export const throughputFigure: string;
  export const throughputHead: string;
  export const throughputNone: string;
  export const throughputTable: string;
  export const throughputTotal: string;
}

declare module '*/users.module.css' {
  export const isOn: string;
  export const userAll: string;
  export const userBar: string;
  export const userBeside: string;
  export const userBone: string;
  export const userCard: string;
  export const userCheck: string;
  export const userChosen: string;
  export const userDetails: string;
  export const userFilter: string;
  export const userName: string;
  export const userNames: string;
  export const userPair: string;
  export const userRefusal: string;
  export const userScroll: string;
  export const userSearch: string;
  export const userSort: string;
  export const userTable: string;
  export const userTeams: string;
  export const userTile: string;
  export const userTileCount: string;
  export const userTiles: string;
  export const userVerbs: string;
  export const usersPage: string;
}

declare module '*/work-resolution.module.css' {
  export const isResolved: string;
  export const isUnresolved: string;
  export const resolution: string;
  export const resolutionAttributes: string;
  export const resolutionBar: string;
  export const resolutionChange: string;
  export const resolutionChoices: string;
  export const resolutionFigure: string;
  export const resolutionGroupBy: string;
  export const resolutionName: string;
  export const resolutionPages: string;
  export const resolutionSpark: string;
  export const resolutionTicket: string;
  export const resolutionTickets: string;
  export const resolutionTile: string;
  export const resolutionTiles: string;
}

declare module '*/work.module.css' {
  export const attachForm: string;
  export const commentDelete: string;
  export const commentForm: string;
  export const createAlarms: string;
  export const createExternal: string;
  export const createFoot: string;
  export const createForm: string;
  export const createWork: string;
  export const followUp: string;
  export const followUpName: string;
  export const followUpReasons: string;
  export const followUpTable: string;
  export const isChosen: string;
  export const isClosed: string;
  export const isFailed: string;
  export const isNarrow: string;
  export const isOn: string;
  export const isOverdue: string;
  export const newWork: string;
  export const segments: string;
  export const sideSection: string;
  export const sideTicket: string;
  export const sideTile: string;
  export const sideTiles: string;
  export const sideValue: string;
  export const surveyActive: string;
  export const syncBanner: string;
  export const ticket: string;
  export const ticketAlarm: string;
  export const ticketBody: string;
  export const ticketChoice: string;
  export const ticketHead: string;
  export const ticketIcon: string;
  export const ticketLink: string;
  export const ticketMain: string;
  export const ticketMore: string;
  export const ticketName: string;
  export const ticketSide: string;
  export const ticketText: string;
  export const ticketTile: string;
  export const ticketTiles: string;
  export const ticketTitle: string;
  export const workBadge: string;
  export const workBar: string;
  export const workEmpty: string;
  export const workFoot: string;
  export const workHead: string;
  export const workPane: string;
  export const workSearch: string;
  export const workSplit: string;
  export const workTicketBones: string;
}

declare module '*/frame.module.css' {
  export const avatar: string;
  export const content: string;
  export const crumbs: string;
  export const isBroken: string;
  export const isWide: string;
  export const job: string;
  export const narrowPage: string;
  export const page: string;
  export const ribbon: string;
  export const source: string;
  export const sourceAge: string;
  export const topBar: string;
  export const tray: string;
  export const trayBtn: string;
}

declare module '*/hand-over.module.css' {
  export const handOver: string;
}

declare module '*/mobile.module.css' {
  export const bottomBar: string;
  export const isOn: string;
  export const mobileDetail: string;
  export const mobileMain: string;
  export const mobilePanel: string;
  export const mobileTitle: string;
  export const sheetAction: string;
  export const sheetActions: string;
}

declare module '*/provider-page.module.css' {
  export const providerHead: string;
  export const providerTag: string;
}

declare module '*/recovery-codes.module.css' {
  export const recoveryCodes: string;
  export const recoveryCodesTake: string;
}

declare module '*/activity.module.css' {
  export const activity: string;
  export const activityEntry: string;
  export const activityMark: string;
  export const activityQuote: string;
}

declare module '*/card.module.css' {
  export const cardBody: string;
  export const isTable: string;
}

declare module '*/form.module.css' {
  export const dialogFoot: string;
  export const field: string;
  export const fieldBox: string;
  export const fieldEye: string;
  export const fieldHelp: string;
  export const fieldPair: string;
  export const fields: string;
  export const isFirst: string;
  export const isSwitch: string;
  export const isWrong: string;
  export const nameForm: string;
}

declare module '*/grip.module.css' {
  export const grip: string;
  export const isDragged: string;
}

declare module '*/initials.module.css' {
  export const initials: string;
}

declare module '*/touch.module.css' {
  export const isDetail: string;
  export const mobile: string;
  export const mobileBar: string;
  export const mobileHead: string;
}

declare module '*/picker.module.css' {
  export const isOn: string;
  export const picker: string;
  export const pickerChoice: string;
  export const pickerFoot: string;
  export const pickerHead: string;
  export const pickerList: string;
  export const pickerNone: string;
  export const pickerSearch: string;
  export const timezoneSelect: string;
}

declare module '*/qr-code.module.css' {
  export const qrCode: string;
}

declare module '*/rail.module.css' {
  export const isLens: string;
  export const isOn: string;
  export const railCount: string;
  export const railGroup: string;
  export const railItem: string;
  export const railLens: string;
  export const railLenses: string;
}

declare module '*/table.module.css' {
  export const emptyLine: string;
  export const isBad: string;
  export const isRight: string;
  export const more: string;
  export const pager: string;
  export const table: string;
  export const tableActions: string;
  export const tableListing: string;
  export const tablePlain: string;
}

declare module '*/ui.module.css' {
  export const badge: string;
  export const badged: string;
  export const bone: string;
  export const boneRow: string;
  export const btn: string;
  export const btnSpinner: string;
  export const card: string;
  export const cardHead: string;
  export const chip: string;
  export const confirm: string;
  export const copyable: string;
  export const dataState: string;
  export const dataStateActions: string;
  export const feedAge: string;
  export const feedDot: string;
  export const fieldMessage: string;
  export const fieldName: string;
  export const growingText: string;
  export const iconBtn: string;
  export const isBusy: string;
  export const isDanger: string;
  export const isDashed: string;
  export const isError: string;
  export const isGhost: string;
  export const isHeld: string;
  export const isLeaving: string;
  export const isLink: string;
  export const isOn: string;
  export const isPrimary: string;
  export const isQuiet: string;
  export const isRequired: string;
  export const isSmall: string;
  export const isWarning: string;
  export const kbd: string;
  export const keyBox: string;
  export const kv: string;
  export const linkBtn: string;
  export const logoBack: string;
  export const logoCell: string;
  export const logoLit: string;
  export const pill: string;
  export const pillEnd: string;
  export const pillField: string;
  export const pillOperator: string;
  export const pillValue: string;
  export const priority: string;
  export const refreshChoices: string;
  export const strip: string;
  export const tab: string;
  export const tabs: string;
  export const tag: string;
  export const toast: string;
  export const toastBody: string;
  export const toastClose: string;
  export const toastIcon: string;
  export const toastTime: string;
  export const toastTitle: string;
  export const toasts: string;
  export const touchBtn: string;
  export const turning: string;
  export const verbs: string;
  export const wholePage: string;
}

declare module '*/gallery.module.css' {
  export const gallery: string;
  export const galleryColumn: string;
  export const galleryMarks: string;
  export const galleryPart: string;
}