"""Sends event notifications as a BACnet/IP device does, by bacpypes3, and says how each was answered.

notify.py OWN_ADDRESS PUMP_ADDRESS, with one JSON object a line on the standard input:
{"confirmed": true, "object": "analog-input,12", "from": "normal", "to": "high-limit", "type": "alarm",
 "eventType": "out-of-range", "text": "Supply temperature high", "time": "2026-01-05T14:03:22.110", "priority": 96}
Writes "acknowledged", "sent" or "failed: <reason>" for each.
"""

import asyncio
import datetime
import json
import sys

from bacpypes3.apdu import (
    ConfirmedEventNotificationRequest,
    SimpleAckPDU,
    UnconfirmedEventNotificationRequest,
)
from bacpypes3.basetypes import (
    DateTime,
    EventState,
    EventType,
    NotificationParameters,
    NotificationParametersOutOfRange,
    NotifyType,
    StatusFlags,
    TimeStamp,
)
from bacpypes3.ipv4.app import NormalApplication
from bacpypes3.local.device import DeviceObject
from bacpypes3.pdu import Address, IPv4Address
from bacpypes3.primitivedata import Date, ObjectIdentifier, Time


def request_of(event, receiver):
    at = datetime.datetime.fromisoformat(event["time"])
    stamp = DateTime(
        date=Date((at.year - 1900, at.month, at.day, at.isoweekday())),
        time=Time((at.hour, at.minute, at.second, at.microsecond // 10000)),
    )
    kind = ConfirmedEventNotificationRequest if event["confirmed"] else UnconfirmedEventNotificationRequest
    request = kind(
        destination=receiver,
        processIdentifier=1,
        initiatingDeviceIdentifier=ObjectIdentifier("device,4203"),
        eventObjectIdentifier=ObjectIdentifier(event["object"]),
        timeStamp=TimeStamp(dateTime=stamp),
        notificationClass=5,
        priority=event["priority"],
        eventType=EventType(event["eventType"]),
        messageText=event["text"],
        notifyType=NotifyType(event["type"]),
        toState=EventState(event["to"]),
    )
    if event["type"] != "ack-notification":
        request.ackRequired = True
        request.fromState = EventState(event["from"])
        request.eventValues = NotificationParameters(
            outOfRange=NotificationParametersOutOfRange(
                exceedingValue=78.4, statusFlags=StatusFlags([1, 0, 0, 0]), deadband=1.0, exceededLimit=75.0
            )
        )
    return request


async def main():
    own, pump = sys.argv[1], Address(sys.argv[2])
    device = DeviceObject(objectIdentifier=("device", 4203), objectName="AHU controller", vendorIdentifier=999)
    app = NormalApplication(device, IPv4Address(own))
    for line in sys.stdin:
        event = json.loads(line)
        try:
            answer = await asyncio.wait_for(app.request(request_of(event, pump)), 20) if event["confirmed"] else None
            if not event["confirmed"]:
                app.request(request_of(event, pump))
                await asyncio.sleep(0)
            print("acknowledged" if isinstance(answer, SimpleAckPDU) or event["confirmed"] else "sent", flush=True)
        except Exception as error:
            print(f"failed: {error!r}", flush=True)
    app.close()


asyncio.run(main())
