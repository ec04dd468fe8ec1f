"""Schemathesis hooks for the request bodies of the API."""

import schemathesis

# The import takes lines of JSON, of which the document says no more than that they are text.
schemathesis.serializer.alias("application/x-ndjson", "text/plain")


@schemathesis.hook
def before_load_schema(context, raw_schema):
    """Describes pairs as lists: of `prefixItems` schemathesis 4.32 makes a form that its own validator refuses."""
    without_pairs(raw_schema)


def without_pairs(part):
    if isinstance(part, dict):
        if "prefixItems" in part:
            part["items"] = {"anyOf": part.pop("prefixItems")}
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            without_pairs(inner)
