"""What schemathesis has to know about the bodies of our calls."""

import schemathesis

# The import takes lines of JSON, of which the document says no more than that they are text.
schemathesis.serializer.alias("application/x-ndjson", "text/plain")
