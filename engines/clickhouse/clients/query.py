"""Asks a server through clickhouse-connect: query.py HOST:PORT USER STATEMENT..., the password in READER_SECRET.

Prints a line of names and one a row, split by tabs, or why a statement was refused; an empty line ends each.
"""

import os
import sys

import clickhouse_connect
from clickhouse_connect.driver.exceptions import DatabaseError

address, user, *statements = sys.argv[1:]
host, port = address.split(":")
client = clickhouse_connect.get_client(
    host=host, port=int(port), username=user, password=os.environ["READER_SECRET"], database="analyst"
)
for statement in statements:
    try:
        result = client.query(statement)
        for row in [result.column_names, *result.result_rows]:
            print("\t".join(str(value) for value in row))
    except DatabaseError as error:
        print("refused:", " ".join(str(error).split()))
    print()
