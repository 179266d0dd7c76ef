/** The hands of this machine's clock stand still, so that a page shows no time but the room's. */
Date.now = () => Date.UTC(2100, 0, 1)
