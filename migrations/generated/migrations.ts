import * as m001 from '../001_people.ts';
import * as m002 from '../002_integrations.ts';
import * as m003 from '../003_alarms.ts';
import * as m004 from '../004_pipeline.ts';
import * as m005 from '../005_tenancy.ts';
import * as m006 from '../006_fence_rights.ts';
import * as m007 from '../007_alarm_memory.ts';
import * as m008 from '../008_integration_details.ts';
import * as m009 from '../009_integration_settings.ts';
import * as m010 from '../010_reparse.ts';
import * as m011 from '../011_payload_cases.ts';
import * as m012 from '../012_held_payloads.ts';
import * as m013 from '../013_alarm_identities.ts';
import * as m014 from '../014_decisions.ts';
import * as m015 from '../015_properties.ts';
import * as m016 from '../016_lenses.ts';
import * as m018 from '../018_unfinished_work.ts';
import * as m020 from '../020_work_tickets.ts';
import * as m021 from '../021_cmms.ts';
import * as m022 from '../022_cmms_sync.ts';
import * as m023 from '../023_mail.ts';
import * as m024 from '../024_short_memory.ts';
import * as m025 from '../025_inferred_resolution.ts';
import * as m026 from '../026_cmms_tokens.ts';
import * as m027 from '../027_alarm_search.ts';
import * as m028 from '../028_sign_in.ts';
import * as m029 from '../029_people_grants.ts';
import * as m030 from '../030_sender_check.ts';
import * as m032 from '../032_foreign_key_indexes.ts';
import * as m033 from '../033_held_ids.ts';
import * as m034 from '../034_comments.ts';
import * as m035 from '../035_cmms_fields.ts';
import * as m036 from '../036_connections.ts';
import * as m037 from '../037_feedback.ts';
import * as m038 from '../038_status_entries.ts';
import * as m039 from '../039_roles.ts';
import * as m041 from '../041_audit_log.ts';
import * as m042 from '../042_membership_times.ts';
import * as m043 from '../043_daily_snapshots.ts';
import * as m044 from '../044_ticket_facts.ts';
import * as m045 from '../045_warehouse_differences.ts';
import * as m046 from '../046_memberships.ts';
import * as m047 from '../047_invitations.ts';
import * as m048 from '../048_people_list.ts';
import * as m049 from '../049_profiles.ts';
import * as m050 from '../050_locations.ts';
import * as m051 from '../051_kpis.ts';
import * as m055 from '../055_ticket_closings.ts';
import * as m056 from '../056_report_exports.ts';
import * as m058 from '../058_follow_up.ts';
import * as m059 from '../059_pivot_views.ts';
import * as m064 from '../064_commands.ts';
import * as m067 from '../067_cmms_mapping.ts';
import * as m070 from '../070_old_exports.ts';
import * as m073 from '../073_pumps.ts';
import * as m076 from '../076_license_issues.ts';
import * as m077 from '../077_provider_feeds.ts';
import * as m080 from '../080_assets.ts';
import * as m085 from '../085_entity_relations.ts';
import * as m089 from '../089_inventory.ts';
import * as m094 from '../094_automation_rules.ts';
import * as m098 from '../098_second_factors.ts';
import * as m101 from '../101_sso.ts';
import * as m104 from '../104_hand_overs.ts';
import * as m105 from '../105_support_requests.ts';
import * as m106 from '../106_entity_shapes.ts';
import * as m109 from '../109_property_labels.ts';
import * as m110 from '../110_connection_warnings.ts';
import * as m111 from '../111_pump_calls.ts';
import * as m112 from '../112_oidc.ts';
import * as m113 from '../113_incidents.ts';
import * as m114 from '../114_floor_plans.ts';
import * as m115 from '../115_merged_incidents.ts';
import * as m117 from '../117_let_go.ts';
import * as m118 from '../118_handed_sessions_and_sso_keys.ts';
import * as m119 from '../119_sessions_end_with_their_parent.ts';
import * as m120 from '../120_fresher_statistics.ts';
import * as m121 from '../121_feeding_relations.ts';
import * as m122 from '../122_push_messages.ts';
import * as m123 from '../123_push_phone_path.ts';
import * as m124 from '../124_search_texts_of_spaces.ts';
import * as m125 from '../125_spaces_among_search_texts.ts';
import * as m126 from '../126_pump_replays.ts';
import * as m128 from '../128_unresolved_feeds.ts';
import * as m133 from '../133_sent_tickets.ts';
import * as m134 from '../134_updated_tickets.ts';
import * as m136 from '../136_tries_of_networks.ts';
import * as m137 from '../137_command_progress.ts';
import * as m138 from '../138_nuisance_in_order.ts';

export const migrations = {
  '001_people': m001,
  '002_integrations': m002,
  '003_alarms': m003,
  '004_pipeline': m004,
  '005_tenancy': m005,
  '006_fence_rights': m006,
  '007_alarm_memory': m007,
  '008_integration_details': m008,
  '009_integration_settings': m009,
  '010_reparse': m010,
  '011_payload_cases': m011,
  '012_held_payloads': m012,
  '013_alarm_identities': m013,
  '014_decisions': m014,
  '015_properties': m015,
  '016_lenses': m016,
  '018_unfinished_work': m018,
  '020_work_tickets': m020,
  '021_cmms': m021,
  '022_cmms_sync': m022,
  '023_mail': m023,
  '024_short_memory': m024,
  '025_inferred_resolution': m025,
  '026_cmms_tokens': m026,
  '027_alarm_search': m027,
  '028_sign_in': m028,
  '029_people_grants': m029,
  '030_sender_check': m030,
  '032_foreign_key_indexes': m032,
  '033_held_ids': m033,
  '034_comments': m034,
  '035_cmms_fields': m035,
  '036_connections': m036,
  '037_feedback': m037,
  '038_status_entries': m038,
  '039_roles': m039,
  '041_audit_log': m041,
  '042_membership_times': m042,
  '043_daily_snapshots': m043,
  '044_ticket_facts': m044,
  '045_warehouse_differences': m045,
  '046_memberships': m046,
  '047_invitations': m047,
  '048_people_list': m048,
  '049_profiles': m049,
  '050_locations': m050,
  '051_kpis': m051,
  '055_ticket_closings': m055,
  '056_report_exports': m056,
  '058_follow_up': m058,
  '059_pivot_views': m059,
  '064_commands': m064,
  '067_cmms_mapping': m067,
  '070_old_exports': m070,
  '073_pumps': m073,
  '076_license_issues': m076,
  '077_provider_feeds': m077,
  '080_assets': m080,
  '085_entity_relations': m085,
  '089_inventory': m089,
  '094_automation_rules': m094,
  '098_second_factors': m098,
  '101_sso': m101,
  '104_hand_overs': m104,
  '105_support_requests': m105,
  '106_entity_shapes': m106,
  '109_property_labels': m109,
  '110_connection_warnings': m110,
  '111_pump_calls': m111,
  '112_oidc': m112,
  '113_incidents': m113,
  '114_floor_plans': m114,
  '115_merged_incidents': m115,
  '117_let_go': m117,
  '118_handed_sessions_and_sso_keys': m118,
  '119_sessions_end_with_their_parent': m119,
  '120_fresher_statistics': m120,
  '121_feeding_relations': m121,
  '122_push_messages': m122,
  '123_push_phone_path': m123,
  '124_search_texts_of_spaces': m124,
  '125_spaces_among_search_texts': m125,
  '126_pump_replays': m126,
  '128_unresolved_feeds': m128,
  '133_sent_tickets': m133,
  '134_updated_tickets': m134,
  '136_tries_of_networks': m136,
  '137_command_progress': m137,
  '138_nuisance_in_order': m138,
};