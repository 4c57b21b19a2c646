// Classes of the Brick ontology, BSD-3-Clause: see LICENSE beside this file. Written by write-brick.ts.

/** Each a line: name, kind (`eq`, `sy`, `sp`), parent, and the label where it is not the name with spaces. */
export const brickLines = `
AED|eq|Safety_Equipment|
AHU|eq|HVAC_Equipment|
Absorption_Chiller|eq|Chiller|
AccessControlZone|sp|Zone|Access control zone
Access_Control_Equipment|eq|Security_Equipment|
Access_Reader|eq|Access_Control_Equipment|
Active_Chilled_Beam|eq|Chilled_Beam|
AdmittingRoom|sp|HealthcareRoom|Admitting room
Air_Cooled_Chiller|eq|Chiller|
Air_Diffuser|eq|Terminal_Unit|
Air_Handler_Unit|eq|HVAC_Equipment|
Air_Handling_Unit|eq|HVAC_Equipment|
Air_Loop|sy|Loop|
Air_Plenum|eq|HVAC_Equipment|
Air_System|sy|Heating_Ventilation_Air_Conditioning_System|
Architecture|sp|Space|
Atrium|sp|Room|
Audio_Visual_Equipment|eq|ICT_Equipment|
Auditorium|sp|Room|
Automated_External_Defibrillator|eq|Safety_Equipment|
Automatic_Switch|eq|Switchgear|
Automatic_Tint_Window_Array|sy|System|
Automatic_Tint_Window|eq|Shading_Equipment|
Automatic_Transfer_Switch|eq|Automatic_Switch|
BACnet_Controller|eq|Controller|
BackOffice|sp|Room|Back office
Backflow_Preventer_Valve|eq|Check_Valve|
BarRoom|sp|FoodHandlingRoom|Bar room
Baseboard_Radiator|eq|Radiator|
BasementLevel|sp|Level|Basement level
Bathroom|sp|Room|
Battery_Energy_Storage_System|sy|Energy_Storage_System|
Battery|eq|Energy_Storage|
Bedroom|sp|Room|
BicycleGarage|sp|Garage|Bicycle garage
Blind_Group|sy|Shading_System|
Blind|eq|Shading_Equipment|
Boiler|eq|HVAC_Equipment|
Booster_Fan|eq|Fan|
Booster_Pump|eq|Pump|
Branch_Selector|eq|HVAC_Equipment|
Breaker_Panel|eq|Electrical_Equipment|
Building_Chilled_Water_Meter|eq|Building_Meter|
Building_Disconnect_Switch|eq|Disconnect_Switch|
Building_Electrical_Meter|eq|Building_Meter|
Building_Gas_Meter|eq|Building_Meter|
Building_Hot_Water_Meter|eq|Building_Meter|
Building_Meter|eq|Meter|
Building_Water_Meter|eq|Building_Meter|
Building|sp|Architecture|
Bus_Riser|eq|Electrical_Equipment|
Bypass_Damper|eq|Damper|
Bypass_Valve|eq|HVAC_Equipment|
CAV|eq|Terminal_Unit|
CRAC|eq|HVAC_Equipment|
CRAH|eq|HVAC_Equipment|
Cabinet|sp|UtilitiesRoom|
CableRoom|sp|UtilitiesRoom|Cable room
CafeteriaRoom|sp|FoodHandlingRoom|Cafeteria room
Camera|eq|Equipment|
Capillary_Tube_Metering_Device|eq|Refrigerant_Metering_Device|
Cassette_Fan_Coil_Unit|eq|Fan_Coil_Unit|
Ceiling_Fan|eq|Fan|
Centrifugal_Chiller|eq|Chiller|
Check_Valve|eq|Valve|
Chilled_Beam|eq|Terminal_Unit|
Chilled_Water_Booster_Pump|eq|Booster_Pump|
Chilled_Water_Bypass_Valve|eq|Bypass_Valve|
Chilled_Water_Circulator_Pump|eq|Circulator_Pump|
Chilled_Water_Coil|eq|Cooling_Coil|
Chilled_Water_Isolation_Valve|eq|Isolation_Valve|
Chilled_Water_Loop|sy|Water_Loop|
Chilled_Water_Meter|eq|Water_Meter|
Chilled_Water_Pump|eq|Water_Pump|
Chilled_Water_Storage_Tank|eq|Water_Storage_Tank|
Chilled_Water_System|sy|Water_System|
Chilled_Water_Thermal_Energy_Storage_Tank|eq|Thermal_Energy_Storage_Tank|
Chilled_Water_Thermal_Expansion_Tank|eq|Thermal_Expansion_Tank|
Chilled_Water_Valve|eq|HVAC_Valve|
Chiller|eq|HVAC_Equipment|
Cinema|sp|Room|
Circuit_Breaker|eq|Switchgear|
Circulator_Pump|eq|Pump|
Classroom|sp|EducationalRoom|
CleaningRoom|sp|Room|Cleaning room
ClimateControlRoom|sp|UtilitiesRoom|Climate-control room
CloakRoom|sp|Room|Cloak room
Coil|eq|Heat_Exchanger|
Cold_Deck|eq|HVAC_Equipment|
Cold_Water_Storage_Tank|eq|Water_Storage_Tank|
Collection_Basin_Water_Heater|eq|Water_Heater|
Collection|sy||
Compressor|eq|HVAC_Equipment|
Computer_Room_Air_Conditioning|eq|HVAC_Equipment|
Computer_Room_Air_Handler|eq|HVAC_Equipment|
Condenser_Heat_Exchanger|eq|Heat_Exchanger|
Condenser_Water_Booster_Pump|eq|Booster_Pump|
Condenser_Water_Bypass_Valve|eq|Bypass_Valve|
Condenser_Water_Circulator_Pump|eq|Circulator_Pump|
Condenser_Water_Isolation_Valve|eq|Isolation_Valve|
Condenser_Water_Loop|sy|Water_Loop|
Condenser_Water_Pump|eq|Water_Pump|
Condenser_Water_System|sy|Water_System|
Condenser_Water_Valve|eq|HVAC_Valve|
Condensing_Natural_Gas_Boiler|eq|Natural_Gas_Boiler|
Condensing_Unit|eq|HVAC_Equipment|
ConferenceRoom|sp|Room|Conference room
Constant_Air_Volume_Box|eq|Terminal_Unit|
Controller|eq|ICT_Equipment|
ConversationRoom|sp|Room|Conversation room
CookingRoom|sp|FoodHandlingRoom|Cooking room
Cooling_Coil|eq|Coil|
Cooling_Only_Air_Source_Condensing_Unit|eq|Cooling_Only_Condensing_Unit|
Cooling_Only_Condensing_Unit|eq|Condensing_Unit|
Cooling_Only_Ground_Source_Condensing_Unit|eq|Cooling_Only_Condensing_Unit|
Cooling_Only_Water_Source_Condensing_Unit|eq|Cooling_Only_Condensing_Unit|
Cooling_Tower_Fan|eq|Fan|
Cooling_Tower|eq|HVAC_Equipment|
Cooling_Valve|eq|HVAC_Equipment|
CopyingRoom|sp|Room|Copying room
DDAHU|eq|AHU|
DOAS|eq|AHU|
Damper|eq|HVAC_Equipment|
DataServerRoom|sp|UtilitiesRoom|Data server room
Data_Network_Equipment|eq|ICT_Equipment|
Daylight_Sensor_Equipment|eq|Sensor_Equipment|
Dedicated_Outdoor_Air_System_Unit|eq|Air_Handling_Unit|
Differential_Pressure_Bypass_Valve|eq|Bypass_Valve|
Dimmer|eq|Switch|
DiningRoom|sp|FoodHandlingRoom|Dining room
Direct_Expansion_Cooling_Coil|eq|Cooling_Coil|
Direct_Expansion_Heating_Coil|eq|Heating_Coil|
DisabledToilet|sp|PersonalHygiene|Disabled toilet
Discharge_Air_Plenum|eq|Air_Plenum|
Discharge_Fan|eq|Fan|
Disconnect_Switch|eq|Switchgear|
DishingRoom|sp|FoodHandlingRoom|Dishing room
Displacement_Flow_Air_Diffuser|eq|Air_Diffuser|
Domestic_Hot_Water_Circulator_Pump|eq|Hot_Water_Circulator_Pump|
Domestic_Hot_Water_System|sy|System|
Domestic_Hot_Water_Valve|eq|Hot_Water_Valve|
Domestic_Water_Loop|sy|Water_Loop|
Drench_Hose|eq|Emergency_Wash_Station|
DressingRoom|sp|Room|Dressing room
Dry_Cooler|eq|HVAC_Equipment|
Dual_Duct_Air_Handling_Unit|eq|Air_Handling_Unit|
Duct_Fan_Coil_Unit|eq|Fan_Coil_Unit|
ESS_Panel|eq|Radiant_Panel|
EV_Charging_Hub|sy|Collection|
Economizer_Damper|eq|Damper|
Economizer|eq|HVAC_Equipment|
EducationalRoom|sp|Room|Educational room
Electric_Baseboard_Radiator|eq|Baseboard_Radiator|
Electric_Boiler|eq|Boiler|
Electric_Radiator|eq|Radiator|
Electric_Vehicle_Charging_Hub|sy|Collection|
Electric_Vehicle_Charging_Port|eq|Electrical_Equipment|
Electric_Vehicle_Charging_Station|eq|Electrical_Equipment|
Electrical_Equipment|eq|Equipment|
Electrical_Meter|eq|Meter|
Electrical_System|sy|System|
ElectricityRoom|sp|UtilitiesRoom|Electricity room
Electronic_Expansion_Valve|eq|Refrigerant_Metering_Device|
Electronic_Mixing_Valve|eq|Mixing_Valve|
ElevatorRoom|sp|Room|Elevator room
ElevatorShaft|sp|Room|Elevator shaft
Elevator|eq|Equipment|
Embedded_Surface_System_Panel|eq|Radiant_Panel|
Emergency_Air_Flow_System|sy|Safety_System|
Emergency_Phone|eq|Intercom_Equipment|
Emergency_Power_Off_System|sy|Safety_System|
Emergency_Wash_Station|eq|Safety_Equipment|
Energy_Generation_System|sy|Energy_System|
Energy_Storage_System|sy|Energy_System|
Energy_Storage|eq|Electrical_Equipment|
Energy_System|sy|Electrical_System|
Entrance|sp|Room|
Equipment|eq||
Ethernet_Port|eq|Data_Network_Equipment|
Ethernet_Switch|eq|Data_Network_Equipment|
Evaporative_Heat_Exchanger|eq|Heat_Exchanger|
ExerciseRoom|sp|Room|Exercise room
Exhaust_Damper|eq|Damper|
Exhaust_Fan|eq|Fan|
ExhibitionRoom|sp|Room|Exhibition room
Eye_Wash_Station|eq|Emergency_Wash_Station|
FCU|eq|Terminal_Unit|
Fan_Coil_Unit|eq|Terminal_Unit|
Fan_VFD|eq|Variable_Frequency_Drive|
Fan|eq|HVAC_Equipment|
Filter|eq|HVAC_Equipment|
Final_Filter|eq|Filter|
Fire_Alarm_Control_Panel|eq|Fire_Safety_Equipment|
Fire_Alarm_Manual_Call_Point|eq|Manual_Fire_Alarm_Activation_Equipment|
Fire_Alarm_Pull_Station|eq|Manual_Fire_Alarm_Activation_Equipment|
Fire_Alarm|eq|Fire_Safety_Equipment|
Fire_Control_Panel|eq|Fire_Safety_Equipment|
Fire_Safety_Equipment|eq|Equipment|
Fire_Safety_System|sy|Safety_System|
Fire_Sprinkler_Thermal_Expansion_Tank|eq|Thermal_Expansion_Tank|
Fire_Sprinkler_Water_Storage_Tank|eq|Water_Storage_Tank|
First_Aid_Kit|eq|Safety_Equipment|
FittingRoom|sp|RetailRoom|Fitting room
Floor_Fan_Coil_Unit|eq|Fan_Coil_Unit|
FoodHandlingRoom|sp|Room|Food-handling room
Fume_Hood|eq|Exhaust_Fan|
Garage|sp|Room|
Gas_Distribution|eq|Equipment|
Gas_Meter|eq|Meter|
Gas_Pressure_Regulator_Valve|eq|Gas_Valve|
Gas_System|sy|System|
Gas_Valve|eq|Valve|
Gateway|eq|ICT_Equipment|
Grease_Interceptor|eq|Separation_Tank|
GroupRoom|sp|EducationalRoom|Group room
HVACZone|sp|Zone|HVAC zone
HVAC_Equipment|eq|Equipment|
HVAC_System|sy|System|
HVAC_Valve|eq|HVAC_Equipment|
HX|eq|HVAC_Equipment|
Hallway|sp|Room|
HealthcareRoom|sp|Room|Healthcare room
Heat_Detector|eq|Fire_Safety_Equipment|
Heat_Exchanger|eq|HVAC_Equipment|
Heat_Pump_Air_Source_Condensing_Unit|eq|Heat_Pump_Condensing_Unit|
Heat_Pump_Condensing_Unit|eq|Condensing_Unit|
Heat_Pump_Ground_Source_Condensing_Unit|eq|Heat_Pump_Condensing_Unit|
Heat_Pump_Water_Source_Condensing_Unit|eq|Heat_Pump_Condensing_Unit|
Heat_Recovery_Air_Source_Condensing_Unit|eq|Heat_Recovery_Condensing_Unit|
Heat_Recovery_Condensing_Unit|eq|Condensing_Unit|
Heat_Recovery_Hot_Water_System|sy|Hot_Water_System|
Heat_Recovery_Water_Source_Condensing_Unit|eq|Heat_Recovery_Condensing_Unit|
Heat_Wheel_VFD|eq|Variable_Frequency_Drive|
Heat_Wheel|eq|Heat_Exchanger|
Heating_Coil|eq|Coil|
Heating_Valve|eq|HVAC_Equipment|
Heating_Ventilation_Air_Conditioning_System|sy|System|
Horizontal_Fan_Coil_Unit|eq|FCU|
Hospital|sp|Building|
Hot_Deck|eq|HVAC_Equipment|
Hot_Water_Baseboard_Radiator|eq|Baseboard_Radiator|
Hot_Water_Booster_Pump|eq|Booster_Pump|
Hot_Water_Circulator_Pump|eq|Circulator_Pump|
Hot_Water_Coil|eq|Heating_Coil|
Hot_Water_Loop|sy|Water_Loop|
Hot_Water_Meter|eq|Water_Meter|
Hot_Water_Pump|eq|Water_Pump|
Hot_Water_Radiator|eq|Radiator|
Hot_Water_Storage_Tank|eq|Water_Storage_Tank|
Hot_Water_System|sy|Water_System|
Hot_Water_Thermal_Energy_Storage_Tank|eq|Thermal_Energy_Storage_Tank|
Hot_Water_Thermal_Expansion_Tank|eq|Thermal_Expansion_Tank|
Hot_Water_Valve|eq|Heating_Valve|
Humidifier|eq|HVAC_Equipment|
IAQ_Sensor_Equipment|eq|Sensor_Equipment|
ICTEquipment|eq|Equipment|ICT Equipment
ICTHardware|eq|ICTEquipment|ICT Hardware
ICT_Equipment|eq|Equipment|
ICT_Hardware|eq|ICT_Equipment|
ICT_Rack|eq|ICT_Equipment|
ITRack|eq|ICTEquipment|IT Rack
Induction_Unit|eq|Terminal_Unit|
Intake_Air_Filter|eq|Filter|
Intercom_Equipment|eq|Security_Equipment|
Interface|eq|Lighting_Equipment|
Intrusion_Detection_Equipment|eq|Security_Equipment|
Inverter|eq|Electrical_Equipment|
Isolation_Damper|eq|Damper|
Isolation_Switch|eq|Switchgear|
Isolation_Valve|eq|HVAC_Equipment|
Jet_Nozzle_Air_Diffuser|eq|Air_Diffuser|
Kitchenette|sp|FoodHandlingRoom|
LaboratoryDry|sp|Laboratory|Laboratory (dry)
LaboratoryWet|sp|Laboratory|Laboratory (wet)
Laboratory|sp|Room|
Laminar_Flow_Air_Diffuser|eq|Air_Diffuser|
LaundryRoom|sp|Room|Laundry room
Leak_Detector_Equipment|eq|Sensor_Equipment|
Level|sp|Architecture|
Library|sp|Room|
Lighting_Equipment|eq|Equipment|
Lighting_System|sy|System|
Lighting|eq|Lighting_Equipment|
LivingRoom|sp|Room|Living room
LoadingReceivingRoom|sp|Room|Loading/receiving room
Lobby|sp|Room|
LockerRoom|sp|Room|Locker room
Loop|sy|Collection|
Lounge|sp|Room|
Luminaire_Driver|eq|Lighting|
Luminaire|eq|Lighting|
MAU|eq|AHU|
MailRoom|sp|BackOffice|Mail room
MainEntrance|sp|Entrance|Main entrance
Main_Circuit_Breaker|eq|Circuit_Breaker|
Main_Disconnect_Switch|eq|Disconnect_Switch|
Makeup_Air_Unit|eq|Air_Handling_Unit|
Makeup_Water_Valve|eq|HVAC_Valve|
Manual_Fire_Alarm_Activation_Equipment|eq|Fire_Safety_Equipment|
MeditationRoom|sp|Room|Meditation room
Meter|eq|Equipment|
MezzanineLevel|sp|Level|Mezzanine level
Mixed_Air_Filter|eq|Filter|
Mixed_Damper|eq|Damper|
Mixing_Valve|eq|Valve|
Modbus_Controller|eq|Controller|
Morgue|sp|HealthcareRoom|
MothersRoom|sp|Room|Mothers' room
Motor_Control_Center|eq|Electrical_Equipment|
Motor|eq|Equipment|
MultiPurposeRoom|sp|Room|Multi-purpose room
NVR|eq|Video_Surveillance_Equipment|
Natural_Gas_Boiler|eq|Boiler|
Natural_Gas_Seismic_Shutoff_Valve|eq|Valve|
NeonatalNursingRoom|sp|HealthcareRoom|Neonatal nursing room
Network_Router|eq|Data_Network_Equipment|
Network_Security_Equipment|eq|Data_Network_Equipment|
Network_Video_Recorder|eq|Video_Surveillance_Equipment|
Noncondensing_Natural_Gas_Boiler|eq|Natural_Gas_Boiler|
OccupancyZone|sp|Zone|Occupancy zone
Occupancy_Sensor_Equipment|eq|Sensor_Equipment|
OfficeLandscape|sp|Office|
OfficeRoom|sp|Office|
Office|sp|Room|
OperatingRoom|sp|HealthcareRoom|Operating room
OutdoorSpace|sp|Architecture|Outdoor space
OutpatientServicesRoom|sp|HealthcareRoom|Outpatient services room
Outside_Damper|eq|Damper|
Outside_Fan|eq|Fan|
PAU|eq|AHU|
PVT_Panel|eq|PV_Panel|
PV_Array|sy|Collection|
PV_Generation_System|sy|Energy_Generation_System|
PV_Panel|eq|Equipment|
Packaged_Air_Source_Heat_Pump|eq|Packaged_Heat_Pump|
Packaged_Heat_Pump|eq|HVAC_Equipment|
Packaged_Water_Source_Heat_Pump|eq|Packaged_Heat_Pump|
Pantry|sp|FoodHandlingRoom|
ParkingSpace|sp|Zone|Parking space
Passive_Chilled_Beam|eq|Chilled_Beam|
People_Count_Sensor_Equipment|eq|Sensor_Equipment|
PersonalHygiene|sp|Room|Personal hygiene room
PharmacyRoom|sp|HealthcareRoom|Pharmacy room
PhoneBooth|sp|Office|
Photovoltaic_Inverter|eq|Inverter|
Plate_Heat_Exchanger|eq|Heat_Exchanger|
PlugStrip|eq|Electrical_Equipment|
Pre-Cooling_Air_Unit|eq|Air_Handling_Unit|
Pre_Filter|eq|Filter|
Preheat_Hot_Water_System|sy|Hot_Water_System|
Preheat_Hot_Water_Valve|eq|Hot_Water_Valve|
Pressure_Reducing_Valve|eq|Valve|
Pressure_Regulator_Valve|eq|Valve|
Pressure_Relief_Valve|eq|Valve|
Pressurization_Fan|eq|Fan|
Pump_VFD|eq|Variable_Frequency_Drive|
Pump|eq|HVAC_Equipment|
RC_Panel|eq|Radiant_Panel|
RTU|eq|AHU|
RVAV|eq|VAV|
Radiant_Ceiling_Panel|eq|Radiant_Panel|
Radiant_Panel|eq|Terminal_Unit|
Radiation_Hot_Water_System|sy|Hot_Water_System|
Radiator|eq|Terminal_Unit|
RadiologyRoom|sp|HealthcareRoom|Radiology room
Rain_Water_Storage_Tank|eq|Water_Storage_Tank|
Reception|sp|Room|
RecordingRoom|sp|Room|Recording room
RecreationalRoom|sp|Room|Recreational room
Refrigerant_Metering_Device|eq|HVAC_Equipment|
Refrigerant_Valve|eq|Valve|
Refrigeration_System|sy|Heating_Ventilation_Air_Conditioning_System|
Region|sp|Space|
Reheat_Hot_Water_System|sy|Hot_Water_System|
Reheat_Valve|eq|Heating_Valve|
Relay|eq|Equipment|
Relief_Damper|eq|Damper|
Relief_Fan|eq|Fan|
RestingRoom|sp|Room|Resting room
RetailRoom|sp|Room|Retail room
Return_Air_Filter|eq|Filter|
Return_Air_Plenum|eq|Air_Plenum|
Return_Damper|eq|Damper|
Return_Fan|eq|Fan|
Return_Heating_Valve|eq|Heating_Valve|
Reversing_Valve|eq|Refrigerant_Valve|
RoofLevel|sp|Level|Roof level
Rooftop_Unit|eq|Air_Handling_Unit|
Room|sp|Architecture|
Safety_Equipment|eq|Equipment|
Safety_Shower|eq|Emergency_Wash_Station|
Safety_System|sy|System|
Sauna|sp|PersonalHygiene|
School|sp|Building|
SecurityRoom|sp|Room|Security room
Security_Equipment|eq|Equipment|
Sensor_Equipment|eq|ICT_Equipment|
Separation_Tank|eq|Tank|
Server|eq|ICT_Hardware|
ServiceEntrance|sp|Entrance|Service entrance
ServiceShaft|sp|Room|Service shaft
Shading_Equipment|eq|Equipment|
Shading_System|sy|System|
ShelterGasLock|sp|Shelter|Shelter gas lock
ShelterRoom|sp|Shelter|Shelter room
Shelter|sp|Room|
ShoppingMall|sp|Building|Shopping mall
ShowerRoom|sp|PersonalHygiene|Shower room
Site|sp|Architecture|
SmallStudyRoom|sp|EducationalRoom|Small study room
Smoke_Detector|eq|Fire_Safety_Equipment|
Solar_Thermal_Collector|eq|Equipment|
Space_Heater|eq|HVAC_Equipment|
Space|sp||
SprinklerRoom|sp|UtilitiesRoom|Sprinkler room
Stadium|sp|Building|
StaffRoom|sp|Room|Staff room
Stairwell|sp|Room|
Standby_CRAC|eq|Computer_Room_Air_Conditioning|
Standby_Fan|eq|Fan|
Static_Transfer_Switch|eq|Automatic_Switch|
Steam_Baseboard_Radiator|eq|Baseboard_Radiator|
Steam_Distribution|eq|Equipment|
Steam_Pressure_Reducing_Valve|eq|Steam_Valve|
Steam_Pressure_Relief_Valve|eq|Steam_Valve|
Steam_Radiator|eq|Radiator|
Steam_System|sy|Heating_Ventilation_Air_Conditioning_System|
Steam_Valve|eq|HVAC_Equipment|
Storage_Tank|eq|Tank|
Storage|sp|Room|
SubBuilding|sp|Architecture|Sub-building
Supply_Air_Plenum|eq|Air_Plenum|
Supply_Fan|eq|Fan|
Surveillance_Camera|eq|Camera|
Switchgear|eq|Electrical_Equipment|
Switch|eq|Interface|
System|sy||
TABS_Panel|eq|Radiant_Panel|
Tablet|eq|ICT_Hardware|
Tank|eq|Equipment|
TeamRoom|sp|Room|Team Room
TelecommunicationRoom|sp|CableRoom|Telecommunication room
Terminal_Unit|eq|HVAC_Equipment|
Theater|sp|Room|
TherapyRoom|sp|HealthcareRoom|Therapy room
Thermal_Energy_Storage_Tank|eq|Storage_Tank|
Thermal_Expansion_Tank|eq|Tank|
Thermal_Expansion_Valve|eq|Refrigerant_Metering_Device|
Thermal_Power_Meter|eq|Meter|
Thermally_Activated_Building_System_Panel|eq|Radiant_Panel|
Thermostat_Equipment|eq|Sensor_Equipment|
Thermostatic_Mixing_Valve|eq|Mixing_Valve|
Thermostat|eq|HVAC_Equipment|
Toilet|sp|PersonalHygiene|
Touchpanel|eq|Interface|
Transfer_Fan|eq|Fan|
Transfer_Switch|eq|Switchgear|
Transformer|eq|Electrical_Equipment|
TreatmentRoom|sp|Room|Treatment room
TreatmentWaitingRoom|sp|TreatmentRoom|Treatment waiting room
Underfloor_Air_Plenum|eq|Supply_Air_Plenum|
UtilitiesRoom|sp|Room|Utilities room
VAV|eq|Terminal_Unit|
VFD|eq|Motor|
VRF_System|sy|Heating_Ventilation_Air_Conditioning_System|
Valve|eq|Equipment|
Variable_Air_Volume_Box_With_Reheat|eq|Variable_Air_Volume_Box|
Variable_Air_Volume_Box|eq|Terminal_Unit|
Variable_Frequency_Drive|eq|Motor|
Ventilation_Air_System|sy|Air_System|
Vibration_Sensor_Equipment|eq|Sensor_Equipment|
Video_Intercom|eq|Intercom_Equipment|
Video_Surveillance_Equipment|eq|Security_Equipment|
VirtualBuilding|sp|Building|Virtual building
Wall_Air_Conditioner|eq|HVAC_Equipment|
Wall_Fan_Coil_Unit|eq|Fan_Coil_Unit|
WasteManagementRoom|sp|Room|Waste management room
Waste_Meter|eq|Meter|
Water_Cooled_Chiller|eq|Chiller|
Water_Distribution|eq|Equipment|
Water_Heater|eq|Equipment|
Water_Loop|sy|Loop|
Water_Meter|eq|Meter|
Water_Pressure_Reducing_Valve|eq|Pressure_Reducing_Valve|
Water_Pressure_Relief_Valve|eq|Pressure_Relief_Valve|
Water_Pump|eq|Pump|
Water_Storage_Tank|eq|Storage_Tank|
Water_System|sy|Heating_Ventilation_Air_Conditioning_System|
Water_Valve|eq|Valve|
Weather_Station|eq|Equipment|
Wing|sp|Architecture|
Wireless_Access_Point|eq|Data_Network_Equipment|
Workshop|sp|Room|
Workspace|sp|Zone|
Zone_Damper|eq|Damper|
Zone|sp|Architecture|
`;
